// Tests that a forgetful storage is used as the browser's own are.
import { expect, it } from 'vitest';
import { forgetfulStorage } from './forgetful-storage.ts';

it('keeps texts under their names, and lists those alone', () => {
  const storage = forgetfulStorage({ theme: 'dark', none: null });
  expect(storage.getItem('theme')).toBe('dark');
  expect(storage.getItem('none')).toBeNull();
  storage.setItem('draft', 'text');
  storage.setItem('draft', 'other');
  expect(Object.keys(storage)).toEqual(['theme', 'draft']);
  expect([storage.length, storage.key(1), storage.key(2)]).toEqual([2, 'draft', null]);
  storage.removeItem('theme');
  storage.removeItem('theme');
  expect(storage.getItem('theme')).toBeNull();
  storage.clear();
  expect(storage.length).toBe(0);
});

it('has no text of a name that only its methods have', () => {
  const storage = forgetfulStorage();
  expect(storage.getItem('getItem')).toBeNull();
  expect(storage.getItem('constructor')).toBeNull();
  storage.setItem('getItem', 'text');
  expect(Object.keys(storage)).toEqual(['getItem']);
});
