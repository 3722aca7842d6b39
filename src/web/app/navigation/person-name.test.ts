// Tests a person's name and initials in the top bar.
import { expect, it } from 'vitest';
import { initialsOf, nameOf } from './person-name.ts';

it.each([
  [{ firstName: 'Ann', lastName: 'Lee', displayName: 'annie' }, 'Ann Lee', 'AL'],
  [{ firstName: '', lastName: '', displayName: 'мария ивановна петрова' }, 'мария ивановна петрова', 'МП'],
  [{ firstName: 'Ann', lastName: '', displayName: '' }, 'Ann', 'A'],
  [{ firstName: '𝒜nn', lastName: '', displayName: '' }, '𝒜nn', '𝒜'],
  [{ firstName: '', lastName: '', displayName: ' ' }, '', ''],
])('%j', (person, name, initials) => {
  expect([nameOf(person), initialsOf(person)]).toEqual([name, initials]);
});
