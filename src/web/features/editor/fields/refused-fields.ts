// Fields with invalid text: what was typed is kept until it is corrected or discarded, wherever the user is meanwhile.
import { type KeyboardEvent, useEffect, useId } from 'react';
import type { Template } from '#template/template.ts';
import {
  type CheckedText,
  type CheckedTextOptions,
  useCheckedText,
} from '#web/ui/fields/use-checked-text.ts';
import type { TemplateDocument } from '../document/document.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { documentStore } from '../document/document-store.ts';
import type { FieldPlace } from './field-place.ts';

export interface RefusedText {
  readonly place: FieldPlace;
  readonly text: string;
  /** The template's value at that time. */
  readonly value: string;
}

interface RefusedFields {
  /** The ids of the invalid fields on the screen. */
  readonly shownFieldIds: ReadonlySet<string>;
  /** By place. */
  readonly texts: ReadonlyMap<string, RefusedText>;
}

const refusedFields = documentStore<RefusedFields>(() => ({ shownFieldIds: new Set(), texts: new Map() }));

/** Whether an invalid field is on the screen, where it is marked. */
export const useHasRefusedField = (): boolean =>
  refusedFields.use(({ shownFieldIds }) => shownFieldIds.size > 0);

/** The first invalid text, whether its field is visible or not. */
export const useRefusedText = (): RefusedText | null =>
  refusedFields.use(({ texts }) => texts.values().next().value ?? null);

const keyOf = ({ row, scenario = '' }: FieldPlace): string => `${row} ${scenario}`;

function putRefusal(document: TemplateDocument, key: string, refusal: RefusedText | null): void {
  const store = refusedFields.of(document);
  const { texts } = store.getState();
  if (refusal === null && !texts.has(key)) return;
  const others = [...texts].filter(([other]) => other !== key);
  store.setState({ texts: new Map(refusal === null ? others : [...others, [key, refusal]]) });
}

/** Invalid text is dropped once its place has another value or no longer exists. */
export function useDropStaleRefusals(document: TemplateDocument): void {
  useEffect(() => {
    const drop = ({ template }: { readonly template: Template }) => {
      for (const [key, { place, value }] of refusedFields.of(document).getState().texts)
        if (place.currentText(template) !== value) putRefusal(document, key, null);
    };
    drop(document.store.getState());
    return document.store.subscribe(drop);
  }, [document]);
}

interface TemplateTextOptions<Fault> extends Omit<CheckedTextOptions<Fault>, 'place' | 'waiting'> {
  /** Without a place, invalid text is lost with its field. */
  readonly place?: FieldPlace;
}

interface TemplateText<Fault> extends CheckedText<Fault> {
  /** Ctrl+Z first undoes what is not in the template, and only then a step of the template. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const isUndo = ({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && code === 'KeyZ';

/** A text of the template, saved only when valid; the rest of the editor is informed of invalid text. */
export function useTemplateText<Fault>(options: TemplateTextOptions<Fault>): TemplateText<Fault> {
  const { value, check, onValid, place } = options;
  const document = useTemplateDocument();
  const key = place ? keyOf(place) : '';
  const kept = refusedFields.use((state) => state.texts.get(key));
  const waiting = kept?.value === value ? kept.text : null;
  const field = useCheckedText({ value, check, onValid, place: key, waiting });
  const isRefused = field.fault !== null;
  useShown(isRefused);
  const type = (text: string) => {
    const isWaiting = text !== value && check(text) !== null;
    if (place && key !== '') putRefusal(document, key, isWaiting ? { place, text, value } : null);
    field.type(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isRefused || field.text === value || !isUndo(event)) return;
    event.preventDefault();
    event.stopPropagation();
    type(value);
  };
  return { ...field, type, onKeyDown };
}

function useShown(isRefused: boolean): void {
  const id = useId();
  const document = useTemplateDocument();
  useEffect(() => {
    if (!isRefused) return;
    const store = refusedFields.of(document);
    store.setState(({ shownFieldIds }) => ({ shownFieldIds: new Set([...shownFieldIds, id]) }));
    return () =>
      store.setState(({ shownFieldIds }) => ({
        shownFieldIds: new Set([...shownFieldIds].filter((one) => one !== id)),
      }));
  }, [isRefused, id, document]);
}
