// Holds what of a field's text is selected when somebody comes to it.
import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWholeOnFocus } from './use-whole-on-focus.ts';

function Field({ text }: { readonly text: string }) {
  return <input defaultValue={text} {...useWholeOnFocus((shown) => shown === '0')} />;
}

function field(text: string): HTMLInputElement {
  const input = render(<Field text={text} />).container.querySelector('input');
  if (!input) throw new Error('A field was asked for.');
  input.setSelectionRange(1, 1);
  return input;
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

function click(input: HTMLInputElement): void {
  fireEvent.mouseDown(input);
  input.focus();
  fireEvent.mouseUp(input);
}

it('[TYPING-9] is all of it when focused by key', () => {
  const input = field('1200');
  input.focus();
  expect(selected(input)).toBe('1200');
});

it('is nothing after a click in it', () => {
  const input = field('1200');
  click(input);
  expect(selected(input)).toBe('');
});

it('[TYPING-9] is a nought, wherever it is pointed at, but not again in the field itself', () => {
  const input = field('0');
  click(input);
  expect(selected(input)).toBe('0');
  input.setSelectionRange(1, 1);
  click(input);
  expect(selected(input)).toBe('');
});

it('stays as it was when another window has been looked at', () => {
  const input = field('1200');
  input.focus();
  input.setSelectionRange(2, 2);
  fireEvent.blur(input);
  fireEvent.focus(input);
  expect(selected(input)).toBe('');
});
