// The card of a template in API replies; an unreadable summary is marked as broken and hides no other card.
import type { z } from 'zod';
import type { templateSummary } from '#contract/shapes/template-shapes.ts';
import { defaultLanguage } from '#language/language.ts';
import { readFigures, readSummary, type StoredSummary } from '../cards/stored-summary.ts';
import { programVersion } from '../configuration/program-version.ts';
import type { TemplateCard } from '../database/rows/cards/list-cards.ts';
import type { SoldTemplate } from '../policy/money/must-pay.ts';
import { dollarsOf } from './priced-document.ts';

const program = programVersion();

const emptySummary: StoredSummary = {
  ...{ description: '', language: defaultLanguage, services: [] },
  isPublished: false,
};

/** Whether it must be paid for before it is taken away. */
export type NeedsPurchase = (template: SoldTemplate) => boolean;

export const templateCardOf =
  (needsPurchase: NeedsPurchase) =>
  (row: TemplateCard): z.output<typeof templateSummary> => {
    const stored = readSummary(row.summary);
    const { services, ...others } = stored ?? emptySummary;
    const { uuid, name, revision, price_cents: priceCents, copied_from: copiedFrom } = row;
    return {
      ...others,
      ...{ uuid, name, revision },
      services: [...services],
      figures: readFigures(row.summary, program),
      isBroken: stored === null,
      price: dollarsOf(priceCents),
      needsPurchase: needsPurchase({ uuid, priceCents, copiedFrom }),
      createdAt: row.created_at,
      timestamp: row.updated_at,
    };
  };
