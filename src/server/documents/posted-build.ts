// Takes a posted template out of its body for a build; whether it is a valid template is checked where it is built.
import { type ParsedBody, type PostedBody, parsePosted } from './posted-document.ts';
import { storableText } from './storable/storable-text.ts';

export interface DocumentForBuild {
  readonly title: string;
  readonly document: Uint8Array;
  readonly uuid: string;
}

/** Longer than any file system allows for a name. */
const maxTitleChars = 300;

export const readPostedBuild = (posted: PostedBody): ParsedBody<DocumentForBuild> | null =>
  parsePosted(posted, (template) => {
    const { name, uuid } = template;
    return {
      title: storableText(typeof name === 'string' ? name.slice(0, maxTitleChars) : ''),
      document: Buffer.from(JSON.stringify(template)),
      uuid: typeof uuid === 'string' ? uuid : '',
    };
  });
