// Ends the work for a client that has gone: nobody waits for an answer, and there is nothing to repair.

export class ClientGone extends Error {
  constructor() {
    super('the client has gone');
  }
}
