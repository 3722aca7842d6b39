// Reads what a template says of where an input comes from; anything but text is no answer.
import type { Provenance as Told } from '#template/template.ts';
import type { Provenance } from '#workbook/row.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Null where the template says nothing. */
export function provenanceOf(told: Told | null | undefined): Provenance | null {
  const provenance = { source: textOf(told?.source), owner: textOf(told?.owner), date: textOf(told?.date) };
  return Object.values(provenance).some((text) => text !== '') ? provenance : null;
}
