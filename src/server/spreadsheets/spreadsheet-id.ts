// The ids of spreadsheets behind links: whoever knows one may open it, so that none can be guessed.
import { randomBytes } from 'node:crypto';

/** 144 bits. */
const idBytes = 18;

export const newSpreadsheetId = (): string => randomBytes(idBytes).toString('base64url');

/** Whether it can be looked up at all; others may contain characters that no database accepts. */
export const isSpreadsheetId = (id: string): boolean => /^[\w-]{24}$/.test(id);

/** As unguessable as an id: whoever has it may save changes. */
export const newEditKey = (): string => randomBytes(idBytes).toString('base64url');
