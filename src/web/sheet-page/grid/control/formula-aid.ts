// Fetches what helps to type a formula when the first one is typed, and tells it what happens.
import type { FormulaHelp, FormulaHelpParts } from '#web/sheet-page/completion/formula-help.ts';

export class FormulaAid {
  readonly #parts: FormulaHelpParts;
  #help: FormulaHelp | null = null;
  #isAsked = false;
  /** Whether something was typed while it was on its way. */
  #isTyped = false;
  #hasEnded = false;

  constructor(parts: FormulaHelpParts) {
    this.#parts = parts;
  }

  follow(isTyped: boolean): void {
    const { session } = this.#parts;
    this.#isTyped = isTyped;
    if (this.#help) this.#help.follow(isTyped);
    else if (!this.#isAsked && session.cell && session.text.startsWith('=')) void this.#fetch();
  }

  /** Whether the key was meant for the list of functions. */
  press(event: KeyboardEvent): boolean {
    return this.#help?.press(event) ?? false;
  }

  end(): void {
    this.#hasEnded = true;
    this.#help?.end();
  }

  /** Formulas are typed without it as well; what could not be fetched is tried again with the next letter. */
  async #fetch(): Promise<void> {
    this.#isAsked = true;
    try {
      const { FormulaHelp: Help } = await import('#web/sheet-page/completion/formula-help.ts');
      if (this.#hasEnded) return;
      this.#help = new Help(this.#parts);
      this.#help.follow(this.#isTyped);
    } catch {
      this.#isAsked = false;
    }
  }
}
