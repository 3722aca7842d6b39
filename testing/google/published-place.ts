// A local Google with one spreadsheet of ours in it, and requests to it that a test writes by hand.
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { googleSpreadsheets } from '#server/ports/spreadsheets/google/google-spreadsheets.ts';
import { defaultWorkbook, googleContentOf } from './google-content-of.ts';
import { GooglePlace } from './google-place.ts';
import { serviceEmail } from './service-account.ts';

export interface HandWritten {
  readonly method: string;
  /** FILE in it stands for the spreadsheet's id. */
  readonly path: string;
  readonly body?: BodyInit;
  readonly type?: string;
}

export interface PublishedPlace {
  readonly place: GooglePlace;
  readonly fileId: string;
  /** Of its first sheet. */
  readonly sheetId: number;
  ask(request: HandWritten): Promise<{ readonly status: number; readonly text: string }>;
}

export async function publishedPlace(): Promise<PublishedPlace> {
  const place = await GooglePlace.start();
  const { googleSheets } = readConfiguration(place.environment);
  if (googleSheets === null) throw new Error('Google is not configured');
  const google = googleSpreadsheets(googleSheets, { clock: { now: () => 0 }, warn: () => undefined });
  const { externalId } = await google.publish(
    {
      ...{ id: 'sheet-1', accountId: 'a', title: 'Bakery', language: 'ru', isReadonly: false },
      ...{ content: googleContentOf(defaultWorkbook()), file: new Uint8Array() },
    },
    new AbortController().signal,
  );
  const fileId = externalId ?? '';
  const token = place.tokens.issue({ email: serviceEmail, isService: true });
  return {
    ...{ place, fileId, sheetId: place.store.files.get(fileId)?.sheets[0]?.id ?? 0 },
    ask: async ({ method, path, body, type = 'application/json' }) => {
      const headers = { authorization: `Bearer ${token.access_token}`, 'content-type': type };
      const sent = { method, headers, ...(body !== undefined && { body }) };
      const response = await fetch(`${place.origin}${path.replace('FILE', fileId)}`, sent);
      return { status: response.status, text: await response.text() };
    },
  };
}
