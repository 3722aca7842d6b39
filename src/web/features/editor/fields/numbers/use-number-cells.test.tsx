// Tests spreading numbers again with other seasons, and numbers beyond the forecast.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNumberCells } from './use-number-cells.ts';
import { withSeasons } from './with-seasons.ts';

it('[TYPING-10] spreads the original numbers again, and undo reverts each spread', () => {
  const { result } = renderHook(() => useNumberCells('100', 3));
  const spread = (weights: readonly number[]) =>
    act(() => result.current.spread((numbers) => withSeasons(numbers, weights, 0)));
  spread([1, 1, 1, 5]);
  expect(result.current.cells).toEqual(['50', '50', '50']);
  spread([1, 1, 1, 5]);
  expect(result.current.cells).toEqual(['50', '50', '50']);
  spread([3, 1, 1, 3]);
  expect(result.current.cells).toEqual(['150', '50', '50']);
  act(() => result.current.undo());
  act(() => result.current.undo());
  spread([1, 1, 1, 1]);
  expect(result.current.cells).toEqual(['100', '100', '100']);
});

it('starts with what was typed since', () => {
  const { result } = renderHook(() => useNumberCells('100', 2));
  const spread = () => act(() => result.current.spread((numbers) => withSeasons(numbers, [1, 1, 1, 5], 0)));
  spread();
  act(() => result.current.type(0, '80'));
  spread();
  expect(result.current.cells).toEqual(['40', '25']);
});

it('[TYPING-13] has no step to undo where nothing changed', () => {
  const { result } = renderHook(() => useNumberCells('100', 2));
  const spread = () => act(() => result.current.spread((numbers) => withSeasons(numbers, [1, 1, 1, 5], 0)));
  spread();
  spread();
  act(() => result.current.replace(['50', '50']));
  act(() => result.current.undo());
  expect(result.current.cells).toEqual(['100', '100']);
  expect(result.current.canUndo).toBe(false);
});

it('[TYPING-13] keeps numbers typed for periods beyond the forecast', () => {
  const { result } = renderHook(() => useNumberCells('1;2;3;4;5', 3));
  expect([result.current.beyondCount, result.current.isChanged]).toEqual([2, false]);
  act(() => result.current.type(1, '7'));
  expect(result.current.data).toBe('1;7;3;4;5');
});

it('[RESOURCE-22] sells in the period that is typed, and in none after it', () => {
  const { result } = renderHook(() => useNumberCells(';;50', 5, false));
  expect(result.current.cells).toEqual(['0', '0', '50', '0', '0']);
  expect(result.current.isChanged).toBe(false);
  act(() => result.current.type(4, '25'));
  expect(result.current.data).toBe('0;0;50;0;25');
  act(() => result.current.replace(['0', '40', '0', '0', '0']));
  expect(result.current.data).toBe('0;40');
});

it('[RESOURCE-22] keeps what is sold beyond the forecast, and the 0 before it', () => {
  const { result } = renderHook(() => useNumberCells('0;50;0;0;10', 3, false));
  expect(result.current.cells).toEqual(['0', '50', '0']);
  act(() => result.current.type(1, '20'));
  expect(result.current.data).toBe('0;20;0;0;10');
});
