// Tests the three sort orders of the list.
import { describe, expect, it } from 'vitest';
import { sortTemplates } from './sort-templates.ts';

const cards = [
  { uuid: 'a', name: 'Plan 10', createdAt: 1, timestamp: 30 },
  { uuid: 'b', name: 'ёлка', createdAt: 3, timestamp: 10 },
  { uuid: 'c', name: 'plan 9', createdAt: 2, timestamp: 20 },
  { uuid: 'd', name: 'Жук', createdAt: 2, timestamp: 20 },
  { uuid: 'e', name: 'Еда', createdAt: 0, timestamp: 5 },
];
const order = (...[wanted, locale = 'en-US']: [Parameters<typeof sortTemplates>[1], string?]) =>
  sortTemplates(cards, wanted, locale, ({ name }) => name)
    .map(({ uuid }) => uuid)
    .join('');

describe('the order of templates', () => {
  it('is by last change, newest first, equals by uuid', () => expect(order('changed')).toBe('acdbe'));
  it('is by creation, newest first', () => expect(order('created')).toBe('bcdae'));
  it('is by name in the visitor’s language, numbers by their value', () => {
    expect(order('name', 'ru-RU')).toBe('ebdca');
    expect(order('name', 'en-US')).toBe('caebd');
  });
  it('does not change the given list', () => {
    order('name');
    expect(cards.map(({ uuid }) => uuid).join('')).toBe('abcde');
  });
});
