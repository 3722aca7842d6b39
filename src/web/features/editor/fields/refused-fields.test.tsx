// Tests what Ctrl+Z undoes in a field whose text was rejected.
import { createEvent, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { createDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { useTemplateText } from './refused-fields.ts';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const check = (text: string) => (/^\d*$/.test(text) ? null : 'digits only');

function Field() {
  const [value, setValue] = useState('25');
  const field = useTemplateText({ value, check, onValid: setValue });
  return (
    <input
      value={field.text}
      onChange={({ currentTarget }) => field.type(currentTarget.value)}
      onKeyDown={field.onKeyDown}
    />
  );
}

/** Whether the key press reached the template's undo. */
function pressUndo(input: HTMLInputElement): boolean {
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  document.documentElement.addEventListener('keydown', hear);
  fireEvent(input, createEvent.keyDown(input, { code: 'KeyZ', key: 'z', ctrlKey: true }));
  document.documentElement.removeEventListener('keydown', hear);
  return isHeard;
}

it('[TYPING-8] restores the last valid text, and only then leaves the key to the template', () => {
  const open = createDocument({ template, revision: 1, isUnsaved: false });
  const { container } = render(
    <DocumentContext value={open}>
      <Field />
    </DocumentContext>,
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('A field was asked for.');
  fireEvent.change(input, { target: { value: '26' } });
  fireEvent.change(input, { target: { value: '26 a piece' } });
  expect(pressUndo(input)).toBe(false);
  expect(input.value).toBe('26');
  expect(pressUndo(input)).toBe(true);
  open.saver.dispose();
});
