// Builds the workbook of an own template and keeps it for a day; the same revision is built only once.
import { randomBytes } from 'node:crypto';
import { type BuildKey, findBuiltFile, insertBuiltFile } from '#server/database/built-file-rows.ts';
import type { Account } from '#server/database/tables.ts';
import { findTemplate } from '#server/database/template-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { ModelWriter } from './model-writer.ts';

const nameBytes = 18;
export const keptForMs = 24 * 60 * 60 * 1000;

export class ModelBuilder {
  readonly #ports: Ports;
  readonly #writer: ModelWriter;
  /** Builds under way, so that an impatient second click waits for the first. */
  readonly #underWay = new Map<string, Promise<string>>();

  constructor(ports: Ports, writer: ModelWriter) {
    this.#ports = ports;
    this.#writer = writer;
  }

  /** Gives the name of the file to download. */
  async build(account: Account, templateUuid: string, scenario: number): Promise<string> {
    const { clock, database, files } = this.#ports;
    const template = await findTemplate(database.query, templateUuid, account.id);
    if (template === undefined) throw new AppError('template-not-found');
    const { name: title, revision, document } = template;
    const key = { account_id: account.id, template_uuid: templateUuid, revision, scenario };
    const built = await findBuiltFile(database.query, key, clock.now());
    if (built !== undefined && (await files.has(built.name))) return built.name;
    return this.#once(key, () => this.#make(key, title, document));
  }

  #once(key: BuildKey, make: () => Promise<string>): Promise<string> {
    const id = JSON.stringify(key);
    const underWay = this.#underWay.get(id);
    if (underWay !== undefined) return underWay;
    const made = make().finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, made);
    return made;
  }

  async #make(key: BuildKey, title: string, document: string): Promise<string> {
    const { files, database, clock } = this.#ports;
    const name = `${randomBytes(nameBytes).toString('base64url')}.xlsx`;
    const now = clock.now();
    const written = await this.#writer.write({ document, scenario: key.scenario });
    if ('faults' in written) throw new AppError('template-invalid', { faults: written.faults });
    // The file before its row: a row always leads to a whole file.
    await files.put(name, written.content);
    await insertBuiltFile(database.query, {
      ...key,
      name,
      title,
      created_at: now,
      expires_at: now + keptForMs,
    });
    return name;
  }
}
