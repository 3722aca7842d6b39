// A stored document as part of an export, which is JSON whatever is stored.
import { parseStoredJson } from '../cards/parse-stored-json.ts';

/** A text that is not JSON is exported as a text, so that the rest stays readable. */
export const exportedDocument = (document: Uint8Array): Uint8Array =>
  parseStoredJson(document) === undefined
    ? Buffer.from(JSON.stringify(Buffer.from(document).toString()))
    : document;
