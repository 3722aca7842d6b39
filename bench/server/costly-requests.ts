// The requests that cost a server most within its limits: for each call, bodies as long as it takes and of every shape.
import { createHash, randomUUID } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { type CallName, paths } from '#contract/paths.ts';
import { mostInPlaceBytes } from '#server/documents/document-thread.ts';
import type { CallInput } from '#testing/server/visitor.ts';
import { largeTemplate } from '#testing/templates/large-template.ts';

export interface CostlyRequest {
  readonly name: CallName;
  readonly shape: string;
  /** Each round's own, so that no reply is found ready and no save is one that changes nothing. */
  readonly inputOf: (round: number) => CallInput;
}

type Fill = (bytes: number) => string;

const times = (piece: string, bytes: number): string =>
  piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));

const keysOf = (bytes: number): string =>
  Array.from(
    { length: Math.floor(bytes / 12) },
    (_, index) => `"${index.toString(36).padStart(7, 'k')}":1`,
  ).join(',');

/** As good as random, and the same in each run. */
function incompressible(bytes: number): string {
  const pieces: string[] = [];
  for (let length = 0; length < bytes; length += 64) {
    pieces.push(createHash('sha384').update(String(length)).digest('base64'));
  }
  return pieces.join('').slice(0, bytes);
}

/** Each is JSON of about as many bytes as it is told. */
const fills: Readonly<Record<string, Fill>> = {
  'a text that normalises to eighteen times its length': (bytes) => `"${times('\ufdfa', bytes)}"`,
  'a text of escapes': (bytes) => `"${times('\\u00e9', bytes)}"`,
  'a text that does not compress': (bytes) => `"${incompressible(bytes)}"`,
  'many keys': (bytes) => `{${keysOf(bytes)}}`,
  'many objects': (bytes) => `[${times('{},', bytes)}{}]`,
  'deep nesting': (bytes) => times('[', Math.min(bytes / 2, 4000)) + times(']', Math.min(bytes / 2, 4000)),
  'nesting deeper than the stack': (bytes) => times('[', bytes / 2) + times(']', bytes / 2),
  'half of a body': (bytes) => `"${times('x', bytes)}`,
};

/** Where a body has the number of its round. */
const roundMark = '"round":0';

const marked = (input: CallInput & { readonly body: string }) => (round: number) => ({
  ...input,
  body: input.body
    .replace(roundMark, `"round":${round}`)
    .replace('"isPublished":true', `"isPublished":${round % 2 === 0}`),
});

/** What a body holds beside what fills it, so that it passes as many checks as it can. */
function bodyOf(name: CallName, uuid: string, template: object, filling: string): string {
  const filled = `${JSON.stringify(template).slice(0, -1)},${roundMark},"ofTomorrow":${filling}}`;
  switch (name) {
    case 'createReadonlyGSUrl':
      return filled;
    case 'getGoogleSheetsScreenshots':
      return `{"templateName":"x","spreadsheetId":"y","template":${filled}}`;
    case 'saveUserTemplate':
    case 'cloneTemplate':
    case 'saveToGallery':
    case 'buildModel':
      return `{"template":${filled}}`;
    case 'publishTemplate':
      return `{"uuid":"${uuid}","name":"x","isPublished":true,"more":${filling}}`;
    case 'restoreTemplateVersion':
      return `{"baseRevision":1,"more":${filling}}`;
    case 'deleteUserTemplates':
    case 'emptyDeletedTemplates':
    case 'restoreUserTemplates':
      return `[${filling}]`;
    default:
      return `{"${fieldOf(name)}":${filling}}`;
  }
}

const fieldOf = (name: CallName): string =>
  name === 'feedback' || name === 'shareFeedback'
    ? 'message'
    : name === 'updatePassword'
      ? 'password'
      : 'email';

const roomForRest = 100_000;
/** What stands around the fields of a template that is nothing else. */
const roomForFields = 200;

/** Many fields where the upgrade reads some: on the thread, and as many as are worked on in place. */
function manyKeys(name: CallName, template: { readonly uuid: string }, limit: number): CostlyRequest[] {
  if (limit <= roomForRest) return [];
  const lengths = [
    ['a whole body', limit - roomForRest],
    ['all that is worked on in place', mostInPlaceBytes - roomForFields],
  ] as const;
  return lengths.flatMap(([length, bytes]) => {
    const keys = keysOf(bytes);
    const uuid = name === 'saveUserTemplate' ? template.uuid : randomUUID();
    const ofHolders = [
      ['at the top', `{"uuid":"${uuid}","owner":"x",${roundMark},${keys}}`],
      ['in the data', `{"uuid":"${uuid}","owner":"x",${roundMark},"data":{${keys}}}`],
    ] as const;
    return ofHolders.map(([place, json]) => {
      const body = name === 'createReadonlyGSUrl' ? json : `{"template":${json}}`;
      return { name, shape: `many keys ${place}, ${length}`, inputOf: marked({ id: uuid, body }) };
    });
  });
}

function limitOf(name: CallName): number {
  const { bodyLimitKb }: Call = calls[name];
  return (bodyLimitKb === 'template' ? 4096 : (bodyLimitKb ?? 0)) * 1024;
}

export function costlyRequests(template: { readonly uuid: string }, version: string): CostlyRequest[] {
  const withBody = Object.entries<Call>(calls).filter(([, { body }]) => body !== undefined);
  const names = withBody.map(([name]) => name).filter((name): name is CallName => name in paths);
  return names.flatMap((name) => {
    const limit = limitOf(name);
    const room = limit > roomForRest ? limit - roomForRest : limit - 500;
    const shapes = Object.entries(fills).map(([shape, fill]) => {
      const own = { ...template, uuid: name === 'saveUserTemplate' ? template.uuid : randomUUID() };
      const body = bodyOf(name, template.uuid, own, fill(room));
      return { name, shape, inputOf: marked({ id: template.uuid, params: { version }, body }) };
    });
    return [
      ...shapes,
      ...manyKeys(name, template, limit),
      ...manyResources(name, template.uuid, limit),
      ...longPasswords(name),
    ];
  });
}

/** A template of as many resources as one may have. */
function manyResources(name: CallName, uuid: string, limit: number): CostlyRequest[] {
  if (limit <= roomForRest) return [];
  const own = largeTemplate(990, name === 'saveUserTemplate' ? uuid : randomUUID());
  const body = bodyOf(name, uuid, own, '""');
  return [{ name, shape: 'many resources', inputOf: marked({ id: uuid, body }) }];
}

/** As long as a password may be, and hard to judge. */
function longPasswords(name: CallName): CostlyRequest[] {
  if (name !== 'register' && name !== 'login' && name !== 'updatePassword') return [];
  return ['p4ssw0rd', 'qwertyuiop', '1', 'aB3$', 'áßçđ'].map((piece) => {
    const password = piece.repeat(200 / piece.length);
    const body = JSON.stringify({ email: 'someone@example.com', token: 'x', password });
    return { name, shape: `a password of ${piece}`, inputOf: marked({ body }) };
  });
}
