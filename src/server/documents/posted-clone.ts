// Prepares a copy of a posted template: with a uuid and a time of its own, a suffix on its name, and not published.
import { readTemplate } from '#template/read-template.ts';
import { type ParsedBody, type PostedBody, parsePosted } from './posted-document.ts';
import { type PreparedDocument, prepareDocument } from './prepare-document.ts';

export interface PostedClone extends PostedBody {
  /** Of the copy. */
  readonly uuid: string;
  readonly timestamp: number;
  /** What follows the name. */
  readonly label: string;
}

export interface PreparedCopy extends PreparedDocument {
  readonly uuid: string;
}

/** The maximum length of a template's name. */
const maxNameChars = 10_000;

export const readPostedClone = ({
  uuid,
  timestamp,
  label,
  ...posted
}: PostedClone): ParsedBody<PreparedCopy> | null =>
  parsePosted(posted, (template) => {
    const copy = { ...template, uuid, name: cloneName(template.name, label), timestamp, isPublished: false };
    // The page sends the document as it was stored.
    return { uuid, ...prepareDocument(uuid, copy, readTemplate) };
  });

/** A name that is not a text, or too long even without the suffix, is left for the check to refuse. */
function cloneName(name: unknown, label: string): unknown {
  if (name === undefined || name === null) return label.trim();
  if (typeof name !== 'string' || name.length > maxNameChars) return name;
  return name.slice(0, maxNameChars - label.length) + label;
}
