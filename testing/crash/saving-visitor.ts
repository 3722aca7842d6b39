// A visitor who saves one template over and over, and records which saves the server acknowledged.
import { randomBytes } from 'node:crypto';
import { templateDocument } from '#contract/shapes/template-shapes.ts';
import { Visitor } from '#testing/server/visitor.ts';

/** What was saved as which revision; the mark is a number written into the template. */
interface AcknowledgedSave {
  readonly revision: number;
  readonly mark: number;
}

/** Which no compression makes shorter, so that versions are in pieces too. */
const noise = randomBytes(300_000).toString('base64');

/** Of every piece it shows which save it is of. */
const longText = (mark: number): string => noise + `${mark},`.repeat(60_000);

export class SavingVisitor {
  /** The newest save that the server acknowledged. */
  acknowledged: AcknowledgedSave = { revision: 0, mark: 0 };
  readonly #template: { readonly uuid: string };
  readonly #cookies: Visitor['cookies'];
  readonly #textOf: (mark: number) => string;
  #lastMark = 0;

  private constructor(template: { readonly uuid: string }, cookies: Visitor['cookies'], isLong: boolean) {
    this.#template = template;
    this.#cookies = cookies;
    this.#textOf = isLong ? longText : String;
  }

  /** A long template is stored in pieces. */
  static async create(origin: string, isLong: boolean): Promise<SavingVisitor> {
    const visitor = new Visitor(origin);
    await visitor.call('getUser');
    return new SavingVisitor(await visitor.call('getDefaultTemplate'), visitor.cookies, isLong);
  }

  /** Saves until the server fails; tells of each save that it acknowledged. */
  async saveUntilFailure(origin: string, onSaved: () => void): Promise<void> {
    while (await this.#save(origin)) onSaved();
  }

  /** What the server has now: the newest acknowledged save, or the one whose reply was lost; else what is wrong. */
  async findLoss(origin: string): Promise<string | null> {
    const response = await this.#visitorAt(origin).request('getUserTemplate', { id: this.#template.uuid });
    const { revision, mark } = this.acknowledged;
    if (response.status === 404 && revision === 0) return null;
    if (response.status !== 200)
      return `save ${mark} was acknowledged, now the server answers ${response.status}`;
    const document = templateDocument.parse(await response.json());
    const found = {
      revision: Number(response.headers.get('etag')?.replaceAll('"', '')),
      mark: document.mark,
    };
    const newest = await this.#newestVersion(origin);
    for (const { mark: itsMark, text } of [document, newest]) {
      if (text !== this.#textOf(Number(itsMark))) return `save ${itsMark} is mixed with another`;
    }
    if (newest.mark !== document.mark) return `save ${document.mark} is there without its version`;
    const isAcknowledged = found.revision === revision && found.mark === mark;
    const isUnderWay = found.revision === revision + 1 && found.mark === this.#lastMark;
    if (!isAcknowledged && !isUnderWay) {
      return `acknowledged ${JSON.stringify(this.acknowledged)}, found ${JSON.stringify(found)}`;
    }
    this.acknowledged = { revision: found.revision, mark: isUnderWay ? this.#lastMark : mark };
    return null;
  }

  async #newestVersion(origin: string) {
    const visitor = this.#visitorAt(origin);
    const { versions } = await visitor.call('listTemplateVersions', { id: this.#template.uuid });
    const params = { version: versions[0]?.version ?? '' };
    return visitor.call('getTemplateVersion', { id: this.#template.uuid, params });
  }

  async #save(origin: string): Promise<boolean> {
    this.#lastMark += 1;
    const mark = this.#lastMark;
    const template = { ...this.#template, mark, text: this.#textOf(mark) };
    const body = { template, baseRevision: this.acknowledged.revision };
    try {
      const reply = await this.#visitorAt(origin).call('saveUserTemplate', { id: this.#template.uuid, body });
      this.acknowledged = { revision: reply.revision, mark };
      return true;
    } catch (error) {
      if (error instanceof Error && /answered 4|internal/.test(error.message)) throw error;
      return false;
    }
  }

  #visitorAt(origin: string): Visitor {
    const visitor = new Visitor(origin);
    for (const [name, value] of this.#cookies) visitor.cookies.set(name, value);
    return visitor;
  }
}
