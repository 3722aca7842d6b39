// Names of the files of pictures: which program drew them, of what template, and which of how many it is.
import { createHash } from 'node:crypto';

const programChars = 8;
const pattern = /^picture-([\da-f]{8})-([\da-f]{32})-(\d)-(\d)\.png$/;

/** More are never drawn of one template. */
export const mostPictures = 9;

/** What all pictures of one program begin with: another may draw the same template differently. */
const programMark = (programVersion: string): string =>
  createHash('sha256').update(programVersion).digest('hex').slice(0, programChars);

export interface PicturedTemplate {
  readonly programVersion: string;
  /** Of the template, as `pictureDigest` makes it. */
  readonly digest: string;
}

export function pictureNames({ programVersion, digest }: PicturedTemplate, count: number): readonly string[] {
  const start = `picture-${programMark(programVersion)}-${digest}`;
  return Array.from({ length: count }, (_, index) => `${start}-${index + 1}-${count}.png`);
}

export const isPictureName = (name: string): boolean => pattern.test(name);

export const isOfProgram = (name: string, programVersion: string): boolean =>
  pattern.exec(name)?.[1] === programMark(programVersion);

/** Which of a template's pictures it is, counted from 1; null if it is none of ours. */
export function placeOf(name: string): number | null {
  const place = pattern.exec(name)?.[3];
  return place === undefined ? null : Number(place);
}
