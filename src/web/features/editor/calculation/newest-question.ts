// Asks the worker one question of a kind at a time, and of those that wait only the newest.

export class NewestQuestion<Question> {
  readonly #send: (question: Question) => boolean;
  #isAsked = false;
  #next: Question | null = null;

  /** `send` returns whether there is anybody to ask. */
  constructor(send: (question: Question) => boolean) {
    this.#send = send;
  }

  ask(question: Question): void {
    if (this.#isAsked) this.#next = question;
    else this.#isAsked = this.#send(question);
  }

  /** The answer is there; returns whether a newer question was asked after it. */
  answered(): boolean {
    const next = this.#next;
    this.forget();
    if (next !== null) this.ask(next);
    return next !== null;
  }

  /** What waits is not asked any more. */
  drop(): void {
    this.#next = null;
  }

  /** Nobody answers any more. */
  forget(): void {
    this.#isAsked = false;
    this.#next = null;
  }
}
