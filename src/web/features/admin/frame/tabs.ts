// The tabs of the area, in their order; each is loaded when it is first opened.
import {
  type Icon,
  IconBuildingStore,
  IconChartLine,
  IconCreditCard,
  IconFileText,
  IconHeartbeat,
  IconMail,
  IconMessageReport,
  IconNotebook,
  IconTag,
  IconTemplate,
  IconUsers,
} from '@tabler/icons-react';
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
  users: { id: 'users.title' },
  logs: { id: 'admin.logs' },
  templates: { id: 'admin.templates' },
  overview: { id: 'admin.overview' },
  payments: { id: 'payments.title' },
  prices: { id: 'prices.title' },
  gallery: { id: 'approval.title' },
  reports: { id: 'reports.title' },
  jobs: { id: 'admin.jobs' },
  health: { id: 'admin.health' },
  record: { id: 'admin.record' },
});

/** The three of every day come first; the first one opens where the address names none. */
export const operatorTabs: readonly [OperatorTab, ...OperatorTab[]] = [
  {
    id: 'users',
    title: titles.users,
    Icon: IconUsers,
    Content: lazyPart(() => import('../users/tab.tsx'), 'UsersTab'),
  },
  {
    id: 'logs',
    title: titles.logs,
    Icon: IconFileText,
    Content: lazyPart(() => import('../logs/logs-tab.tsx'), 'LogsTab'),
  },
  {
    id: 'templates',
    title: titles.templates,
    Icon: IconTemplate,
    Content: lazyPart(() => import('../templates/templates-tab.tsx'), 'TemplatesTab'),
  },
  {
    id: 'overview',
    title: titles.overview,
    Icon: IconChartLine,
    Content: lazyPart(() => import('../overview/overview-tab.tsx'), 'OverviewTab'),
  },
  {
    id: 'payments',
    title: titles.payments,
    Icon: IconCreditCard,
    Content: lazyPart(() => import('../payments/payments-tab.tsx'), 'PaymentsTab'),
  },
  {
    id: 'prices',
    title: titles.prices,
    Icon: IconTag,
    Content: lazyPart(() => import('../prices/prices-tab.tsx'), 'PricesTab'),
  },
  {
    id: 'gallery',
    title: titles.gallery,
    Icon: IconBuildingStore,
    Content: lazyPart(() => import('../gallery/gallery-tab.tsx'), 'GalleryTab'),
  },
  {
    id: 'reports',
    title: titles.reports,
    Icon: IconMessageReport,
    Content: lazyPart(() => import('../reports/reports-tab.tsx'), 'ReportsTab'),
  },
  {
    id: 'jobs',
    title: titles.jobs,
    Icon: IconMail,
    Content: lazyPart(() => import('../jobs/jobs-tab.tsx'), 'JobsTab'),
  },
  {
    id: 'health',
    title: titles.health,
    Icon: IconHeartbeat,
    Content: lazyPart(() => import('../health/health-tab.tsx'), 'HealthTab'),
  },
  {
    id: 'record',
    title: titles.record,
    Icon: IconNotebook,
    Content: lazyPart(() => import('../record/record-tab.tsx'), 'RecordTab'),
  },
];
