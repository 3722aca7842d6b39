// The tabs of the area, in their order; each is loaded when it is first opened.
import { type Icon, IconNotebook } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';

export interface OperatorTab {
  /** As in the address. */
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly Icon: Icon;
  readonly Content: ComponentType;
}

const titles = defineMessages({
  record: { id: 'admin.record' },
});

/** The three of every day come first; the first one opens where the address names none. */
export const operatorTabs: readonly [OperatorTab, ...OperatorTab[]] = [
  {
    id: 'record',
    title: titles.record,
    Icon: IconNotebook,
    Content: lazyPart(() => import('./record/record-tab.tsx'), 'RecordTab'),
  },
];
