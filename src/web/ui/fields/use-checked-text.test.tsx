// Holds that a checked field passes on only what may be typed.
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCheckedText } from './use-checked-text.ts';

const check = (text: string) => (/^\d*$/.test(text) ? null : 'digits only');

describe('a checked field', () => {
  function field(value: string) {
    const taken: string[] = [];
    const hook = renderHook(
      (props: { value: string }) => useCheckedText({ ...props, check, onValid: (text) => taken.push(text) }),
      { initialProps: { value } },
    );
    return { taken, hook };
  }

  it('takes what is right at each key', () => {
    const { taken, hook } = field('1');
    act(() => hook.result.current.type('12'));
    expect(taken).toEqual(['12']);
    expect(hook.result.current).toMatchObject({ text: '12', fault: null });
  });

  it('shows an invalid text and its error, and does not accept it', () => {
    const { taken, hook } = field('1');
    act(() => hook.result.current.type('1x'));
    expect(taken).toEqual([]);
    expect(hook.result.current).toMatchObject({ text: '1x', fault: 'digits only' });
  });

  it('follows the data when that changes from elsewhere', () => {
    const { hook } = field('1');
    act(() => hook.result.current.type('1x'));
    hook.rerender({ value: '7' });
    expect(hook.result.current).toMatchObject({ text: '7', fault: null });
  });
});
