// What a grid and a list of templates are given alike.
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import type { PendingClone } from '../templates/pending-changes.ts';

export interface ListProps {
  readonly templates: readonly TemplateSummary[];
  readonly cloning: readonly PendingClone[];
  readonly canAdd: boolean;
}

/** What a card and a row are given alike; the functions stay the same, so that only what changes is drawn anew. */
export interface ItemProps {
  readonly template: TemplateSummary;
  readonly canAdd: boolean;
  readonly mustBeBought: boolean;
  readonly onClone: (template: TemplateSummary) => void;
  readonly onDelete: (template: TemplateSummary) => void;
}
