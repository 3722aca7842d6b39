// Tests which commands are found and in which order, by rankings worked out by hand.
import { IconTable } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import type { CommandGroup, PaletteCommand } from './command.ts';
import { findCommands } from './find-commands.ts';

const command = (group: CommandGroup, name: string, otherNames: readonly string[] = []): PaletteCommand => ({
  ...{ id: `${group} ${name}`, group, name, otherNames, Icon: IconTable },
  run: () => undefined,
});

const found = (query: string, commands: readonly PaletteCommand[]) =>
  findCommands(query, commands).map(({ group, commands: of }) => [group, ...of.map(({ name }) => name)]);

const model = [
  command('row', 'Cash balance'),
  command('row', 'Balance check'),
  command('field', 'Coffee: Price'),
  command('sheet', 'Balance sheet'),
  command('sheet', 'Dashboard'),
  command('resource', 'Coffee'),
  command('action', 'Dark theme'),
  command('template', 'Unbalanced'),
];

describe('the palette', () => {
  it('has beginnings of names first, then beginnings of words, then parts of words', () => {
    // Balance sheet and Balance check begin so (4 + 0.5), Cash balance has a word that does (3), Unbalanced a part (2).
    expect(found('balance', model)).toEqual([
      ['sheet', 'Balance sheet'],
      ['row', 'Balance check', 'Cash balance'],
      ['within', 'Unbalanced'],
    ]);
  });

  it('has no middle of a word before a beginning, whatever groups they are of', () => {
    const priced = [
      command('resource', 'Лицензии и проверки'),
      command('field', 'Кофе: Цена'),
      command('field', 'Лицензии и проверки: Сумма'),
      command('row', 'Центр затрат'),
    ];
    expect(found('цен', priced)).toEqual([
      ['field', 'Кофе: Цена'],
      ['row', 'Центр затрат'],
      ['within', 'Лицензии и проверки', 'Лицензии и проверки: Сумма'],
    ]);
  });

  it('keeps the groups where what was typed begins no word', () => {
    expect(found('lanc', model)).toEqual([
      ['sheet', 'Balance sheet'],
      ['row', 'Cash balance', 'Balance check'],
      ['template', 'Unbalanced'],
    ]);
  });

  it('has the usual order of groups among beginnings, but for what is called exactly so', () => {
    const years = [
      command('row', 'Years add up'),
      command('action', 'Show by years'),
      command('row', 'Cash'),
    ];
    expect(found('year', years).map(([group]) => group)).toEqual(['action', 'row']);
    expect(found('cash', [...years, command('sheet', 'Cash flow')])).toEqual([
      ['row', 'Cash'],
      ['sheet', 'Cash flow'],
    ]);
  });

  it('finds an action by another name of it', () => {
    const download = command('action', 'Download', ['Export to Excel']);
    expect(found('exp', [...model, download])).toEqual([['action', 'Download']]);
  });

  it('has actions before sheets that match as well', () => {
    expect(found('da', model)).toEqual([
      ['action', 'Dark theme'],
      ['sheet', 'Dashboard'],
    ]);
  });

  it('has what is called so before what begins so', () => {
    const named = [command('row', 'Taxes paid'), command('row', 'Taxes')];
    expect(found('taxes', named)).toEqual([['row', 'Taxes', 'Taxes paid']]);
  });

  it('has words that stand together before the same words apart', () => {
    const flows = [command('row', 'Flow of cash'), command('row', 'Cash flow to date')];
    // Apart: 4 + 3 of a word each; together: 4 + 3 and half a point for the beginning.
    expect(found('cash flow', flows)).toEqual([['row', 'Cash flow to date', 'Flow of cash']]);
  });

  it('finds a field by its resource and its name', () => {
    expect(found('coffee price', model)).toEqual([['field', 'Coffee: Price']]);
    expect(found('coffee', model)).toEqual([
      ['resource', 'Coffee'],
      ['field', 'Coffee: Price'],
    ]);
  });

  it('guesses at scattered letters only where nothing else is found', () => {
    const names = [command('sheet', 'Balance sheet'), command('sheet', 'Bar at lake')];
    expect(found('bala', names)).toEqual([['sheet', 'Balance sheet']]);
    expect(found('brtlk', names)).toEqual([['sheet', 'Bar at lake']]);
  });

  it('offers actions, sheets and resources before anything is typed, no rows and no fields', () => {
    expect(found('', model).map(([group]) => group)).toEqual(['action', 'sheet', 'resource', 'template']);
  });
});
