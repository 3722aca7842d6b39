// Reads what a template says of where an input comes from; anything but text is no answer.
import type { Language } from '#language/language.ts';
import type { Template, Provenance as Told } from '#template/template.ts';
import type { Provenance } from '#workbook/row.ts';
import { modelTexts } from '../texts/model-texts.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What the columns right of the periods say; null where the template says nothing. */
function provenanceOf(told: Told | null | undefined): Provenance | null {
  const provenance = { source: textOf(told?.source), owner: textOf(told?.owner), date: textOf(told?.date) };
  return Object.values(provenance).some((text) => text !== '') ? provenance : null;
}

/** The same beside the input's name, with what else there is to say: a line each. */
function noteOf(told: Told | null | undefined, language: Language): string | null {
  const captions = modelTexts[language].provenance;
  const parts = ['source', 'owner', 'date'] as const;
  const lines = parts
    .map((part) => ({ caption: captions[part], text: textOf(told?.[part]) }))
    .filter(({ text }) => text !== '')
    .map(({ caption, text }) => `${caption}: ${text}`);
  const note = textOf(told?.note);
  const all = note === '' ? lines : [...lines, note];
  return all.length === 0 ? null : all.join('\n');
}

/** What an input's row takes of it. */
export const toldOf = (told: Told | null | undefined, { language }: Template) => ({
  provenance: provenanceOf(told),
  note: noteOf(told, language),
});

export const toldOfOption = (key: string, template: Template) =>
  toldOf(template.data.options.provenance?.[key], template);
