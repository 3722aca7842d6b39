// A long reading that took more than its time, or more memory than it may, and was ended.

export class StatementTooSlow extends Error {
  constructor() {
    super('a reading took too long and was ended');
  }
}
