// Tests that the local Google takes no upload that Google would not, and calculates what it takes itself.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mainNamespace, type XlsxWords, xlsxOf } from '#testing/audit/xlsx-of.ts';
import { type PublishedPlace, publishedPlace } from '#testing/google/published-place.ts';
import { sharedDriveId } from '#testing/google/service-account.ts';

const sheetsType = 'application/vnd.google-apps.spreadsheet';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let published: PublishedPlace;

beforeAll(async () => {
  published = await publishedPlace();
});

afterAll(() => published.place.stop());

const uploadPath = '/upload/drive/v3/files?uploadType=multipart&supportsAllDrives=true';

function upload(said: object, file: string | Uint8Array, path = uploadPath, type = xlsxType) {
  const boundary = randomUUID();
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(said)}\r\n`),
    Buffer.from(`--${boundary}\r\ncontent-type: ${type}\r\n\r\n`),
    Buffer.from(file),
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  return published.ask({ method: 'POST', path, body, type: `multipart/related; boundary=${boundary}` });
}

const metadata = { name: 'Bakery', mimeType: sheetsType, parents: [sharedDriveId] };

test.each<readonly [string, () => ReturnType<typeof upload>, number, string]>([
  ['no file of a spreadsheet', () => upload(metadata, 'no zip at all'), 400, 'could not be converted'],
  ['another type of file', () => upload(metadata, 'a,b', uploadPath, 'text/csv'), 400, 'is not supported'],
  ['an id of our own', () => upload({ ...metadata, id: 'x1' }, 'x'), 400, 'Generated IDs are not supported'],
  ['an unknown field', () => upload({ ...metadata, title: 'Bakery' }, 'x'), 400, 'title'],
  ['no name', () => upload({ ...metadata, name: undefined }, 'x'), 400, 'name'],
  [
    'a property that is too long',
    () => upload({ ...metadata, appProperties: { a: 'b'.repeat(124) } }, 'x'),
    400,
    'too long',
  ],
  ['no room of its own', () => upload({ ...metadata, parents: undefined }, 'x'), 403, 'storageQuotaExceeded'],
  ['another drive', () => upload({ ...metadata, parents: ['0AOther'] }, 'x'), 404, 'notFound'],
  [
    'drives that are not asked for',
    () => upload(metadata, 'x', '/upload/drive/v3/files?uploadType=multipart'),
    404,
    'notFound',
  ],
  ['a file over five megabytes', () => upload(metadata, 'x'.repeat(5 * 2 ** 20 + 1)), 413, 'uploadTooLarge'],
  [
    'a body of one part',
    () =>
      published.ask({
        method: 'POST',
        path: uploadPath,
        body: '--x\r\n\r\n{}\r\n--x--',
        type: 'multipart/related; boundary=x',
      }),
    400,
    'Malformed',
  ],
])('an upload with %s is refused', async (_, send, status, message) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(message);
  expect(published.place.store.files.size).toBe(1);
});

const xlsx = (cells: string, more: XlsxWords = {}): Uint8Array =>
  xlsxOf({ sheets: { Sheet: `<sheetData>${cells}</sheetData>` }, ...more });

test('values are calculated from formulas, whatever the file has kept, and a function that Google lacks gives an error', async () => {
  const cells = '<row r="1"><c r="A1"><f>2*3</f><v>99</v></c><c r="B1"><f>LAMBDABLE(1)</f><v>7</v></c></row>';
  const { status, text } = await upload({ ...metadata, name: 'Small' }, xlsx(cells));
  expect(status).toBe(200);
  const { id } = JSON.parse(text);
  expect(published.place.store.files.get(id)?.sheets[0]?.values).toEqual([[6, '#NAME?']]);
  await published.ask({ method: 'DELETE', path: `/drive/v3/files/${id}?supportsAllDrives=true` });
});

test('a file with a number format that Google lacks is refused', async () => {
  const styles = `<styleSheet xmlns="${mainNamespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="[DBNum1]0"/></numFmts><cellXfs count="1"><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const { status, text } = await upload(
    metadata,
    xlsx('<row r="1"><c r="A1"><v>1</v></c></row>', {
      related: [{ id: 'styles', type: 'styles', target: 'styles.xml' }],
      parts: { 'xl/styles.xml': styles },
    }),
  );
  expect(status).toBe(400);
  expect(text).toContain('Invalid number format: [DBNum1]0');
});
