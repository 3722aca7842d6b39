// Reads the provenance of an input from a template; anything but text is ignored.
import type { Language } from '#language/language.ts';
import type { Template, Provenance as TemplateProvenance } from '#template/template.ts';
import type { RowProvenance } from '#workbook/row.ts';
import { modelTexts } from '../texts/model-texts.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The contents of the provenance columns; null where the template has none. */
function rowProvenance(given: TemplateProvenance | null | undefined): RowProvenance | null {
  const provenance = {
    source: textOf(given?.source),
    owner: textOf(given?.owner),
    date: textOf(given?.date),
  };
  return Object.values(provenance).some((text) => text !== '') ? provenance : null;
}

/** The same as a note on the input, one line each, with any further remark. */
function noteOf(provenance: TemplateProvenance | null | undefined, language: Language): string | null {
  const captions = modelTexts[language].provenance;
  const parts = ['source', 'owner', 'date'] as const;
  const lines = parts
    .map((part) => ({ caption: captions[part], text: textOf(provenance?.[part]) }))
    .filter(({ text }) => text !== '')
    .map(({ caption, text }) => `${caption}: ${text}`);
  const note = textOf(provenance?.note);
  const all = note === '' ? lines : [...lines, note];
  return all.length === 0 ? null : all.join('\n');
}

/** The part of an input's row that comes from its provenance. */
export const inputProvenance = (
  provenance: TemplateProvenance | null | undefined,
  { language }: Template,
) => ({
  provenance: rowProvenance(provenance),
  note: noteOf(provenance, language),
});

export const optionProvenance = (key: string, template: Template) =>
  inputProvenance(template.data.options.provenance?.[key], template);
