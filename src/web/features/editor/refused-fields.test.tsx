// Holds what Ctrl+Z takes back in a field whose text was refused.
import { createEvent, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useTemplateText } from './refused-fields.ts';

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

/** Whether the key got as far as the undo of the template. */
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

it('brings the last right text back, and only then leaves the key to the template', () => {
  const input = render(<Field />).container.querySelector('input');
  if (!input) throw new Error('A field was asked for.');
  fireEvent.change(input, { target: { value: '26' } });
  fireEvent.change(input, { target: { value: '26 a piece' } });
  expect(pressUndo(input)).toBe(false);
  expect(input.value).toBe('26');
  expect(pressUndo(input)).toBe(true);
});
