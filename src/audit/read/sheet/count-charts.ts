// Counts the charts on a sheet.
import type { OpenPackage } from '../package/open-package.ts';
import type { Relationship } from '../package/relationship.ts';

/** Newer kinds of charts have a type of their own. */
const isChart = ({ type }: Relationship): boolean => type === 'chart' || type === 'chartEx';

export const countCharts = (opened: OpenPackage, related: readonly Relationship[]): number =>
  related
    .filter(({ type }) => type === 'drawing')
    .flatMap(({ part }) => (part === null ? [] : opened.relationships(part)))
    .filter(isChart).length;
