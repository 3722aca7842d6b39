// The page's side of what makes models: in a worker, or here where the browser cannot start one; loaded when it is first asked.
import type { LookedOver } from '#generate/look-over.ts';
import type {
  GeneratedLine,
  GeneratorAnswer,
  GeneratorQuestion,
  GeneratorReply,
  GeneratorRequest,
  LineQuestion,
  RefinedLine,
  UnderstoodLine,
} from './protocol.ts';

interface Waiting {
  readonly request: GeneratorRequest;
  readonly resolve: (answer: GeneratorAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/** One for the page: it knows nothing of any template. */
class Generator {
  #worker: Worker | null = null;
  #isWithoutWorker = false;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  understand(question: LineQuestion): Promise<UnderstoodLine> {
    return this.#ask({ ...question, ask: 'understand' }) as Promise<UnderstoodLine>;
  }

  generate(question: LineQuestion): Promise<GeneratedLine> {
    return this.#ask({ ...question, ask: 'generate' }) as Promise<GeneratedLine>;
  }

  /** What stands out in the model of a line. */
  lookOver(question: LineQuestion): Promise<LookedOver> {
    return this.#ask({ ...question, ask: 'look-over' }) as Promise<LookedOver>;
  }

  /** The answers that a line such as “no restaurant, 30 rooms” leads to. */
  refine(question: LineQuestion, line: string): Promise<RefinedLine> {
    const terms = { ...question.terms, today: new Date().toISOString().slice(0, 10) };
    return this.#ask({ ...question, terms, ask: 'refine', line }) as Promise<RefinedLine>;
  }

  #ask(asked: GeneratorQuestion): Promise<GeneratorAnswer> {
    this.#lastId += 1;
    const request: GeneratorRequest = { ...asked, id: this.#lastId };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { request, resolve, reject });
      this.#send(request);
    });
  }

  #send(request: GeneratorRequest): void {
    if (!this.#isWithoutWorker) this.#worker ??= this.#start();
    if (this.#worker) this.#worker.postMessage(request);
    else void this.#answerHere(request);
  }

  async #answerHere(request: GeneratorRequest): Promise<void> {
    try {
      const { answer } = await import('./answer.ts');
      this.#take(answer(request));
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      this.#take({ id: request.id, answer: null, failure });
    }
  }

  #start(): Worker | null {
    try {
      const started = new Worker(new URL('./generator-worker.ts', import.meta.url), { type: 'module' });
      started.addEventListener('message', ({ data }: MessageEvent<GeneratorReply>) => this.#take(data));
      started.addEventListener('error', () => this.#doWithout(started));
      return started;
    } catch {
      this.#isWithoutWorker = true;
      return null;
    }
  }

  /** A worker whose code fails to load, or is blocked: whoever waits is answered here. */
  #doWithout(worker: Worker): void {
    worker.terminate();
    this.#worker = null;
    this.#isWithoutWorker = true;
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #take({ id, answer, failure }: GeneratorReply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (answer === null) waiting?.reject(new Error(failure));
    else waiting?.resolve(answer);
  }
}

export const generator = new Generator();
