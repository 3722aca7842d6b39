// Makes spreadsheets behind links as an instance of the server does, with a provider and a writer that tests control.
import type { ModelWriter } from '#server/building/model-writer.ts';
import { packSpreadsheet } from '#server/building/packed-spreadsheet.ts';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Files } from '#server/ports/files/files.ts';
import { noDrives } from '#server/ports/spreadsheets/no-drives.ts';
import type { Spreadsheets, SpreadsheetToPublish } from '#server/ports/spreadsheets/spreadsheets.ts';
import {
  createSpreadsheetMaker,
  type SpreadsheetParts,
  type SpreadsheetRequest,
} from '#server/spreadsheets/make-spreadsheet.ts';
import type { SuiteServer } from './suite-server.ts';

const never = new AbortController().signal;

/** Remembers what it was told, and does before each what its test wants of it. */
export class ProviderOfTest implements Spreadsheets {
  readonly provider: Spreadsheets['provider'];
  readonly format: Spreadsheets['format'];
  readonly published: string[] = [];
  readonly removed: string[] = [];
  /** What there is of each. */
  readonly present = new Set<string>();
  beforePublishing: (spreadsheet: SpreadsheetToPublish) => Promise<void> = async () => undefined;
  beforeRemoving: () => Promise<void> = async () => undefined;

  constructor(provider: Spreadsheets['provider'] = 'google') {
    this.provider = provider;
    this.format = provider === 'google' ? 'google' : 'book';
  }

  async publish(spreadsheet: SpreadsheetToPublish) {
    const { id } = spreadsheet;
    this.published.push(id);
    this.present.add(id);
    await this.beforePublishing(spreadsheet);
    return { url: `https://sheets.example.com/${id}`, externalId: `external-${id}` };
  }

  async isThere({ id }: { readonly id: string }): Promise<boolean> {
    return this.present.has(id);
  }

  async remove({ id }: { readonly id: string }): Promise<void> {
    await this.beforeRemoving();
    this.removed.push(id);
    this.present.delete(id);
  }
}

export const noFiles: Files = {
  put: async () => undefined,
  get: async () => null,
  has: async () => false,
  delete: async () => undefined,
  listOlderThan: async function* () {},
  isAnswering: async () => true,
};

/** Each text is a template; it writes what it was told to. */
export function writerOfTest(bytes = 10): ModelWriter & { readonly written: string[] } {
  const written: string[] = [];
  return {
    written,
    write: async (_caller, { document }) => {
      written.push(Buffer.from(document).toString());
      const content = packSpreadsheet({ content: new Uint8Array(bytes), file: new Uint8Array(bytes) });
      return { content, language: 'ru' };
    },
  };
}

type Parts = Partial<Pick<SpreadsheetParts, 'writer'>> & { readonly spreadsheets: Spreadsheets };

/** One instance: asked with an account, it makes a spreadsheet of a text. */
export function makerOf(
  { clock }: Pick<SuiteServer, 'clock'>,
  database: Database,
  { writer = writerOfTest(), spreadsheets }: Parts,
) {
  const make = createSpreadsheetMaker({
    ports: { clock, database, spreadsheets, drives: noDrives },
    ...{ writer, programVersion: '1', origin: () => 'https://model.example.com' },
    limits: readConfiguration({ MAX_KEPT_MB_PER_NETWORK: '1' }),
  });
  return (
    accountId: string,
    text: string,
    change: Partial<SpreadsheetRequest> = {},
    signal = never,
  ): Promise<string> =>
    make(
      { accountId, network: '203.0.113.1' },
      {
        ...{ title: 'Coffee shop', document: Buffer.from(text), templateUuid: 'a template' },
        ...{ scenario: 1, isReadonly: false, orderId: null },
        ...change,
      },
      signal,
      () => undefined,
    );
}
