// Leads to the templates that were deleted lately, where there are any.

import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadLater } from '#web/api/load-later.ts';
import {
  closeDeleted,
  deletedLink,
  forgetDeletedDialog,
  openDeleted,
  useDeletedDialog,
} from '#web/state/deleted-dialog.ts';
import { deletedQuery } from './deleted-query.ts';
import classes from './recently-deleted.module.css';

const RecentlyDeletedDialog = lazy(async () => ({
  default: (await loadLater(() => import('./recently-deleted-dialog.tsx'))).RecentlyDeletedDialog,
}));

export function RecentlyDeleted() {
  const { data: deleted = [] } = useQuery(deletedQuery);
  const wasOpen = useDeletedDialog((state) => state.wasOpen);
  if (deleted.length === 0 && !wasOpen) return null;
  return (
    <UnstyledButton {...deletedLink} className={classes.link ?? ''} onClick={openDeleted}>
      <FormattedMessage id="home.deleted-link" values={{ count: deleted.length }} />
    </UnstyledButton>
  );
}

/** Stands outside of what changes with the number of templates. */
export function DeletedDialogPlace() {
  const isOpen = useDeletedDialog((state) => state.isOpen);
  useEffect(() => forgetDeletedDialog, []);
  return <Suspense fallback={null}>{isOpen && <RecentlyDeletedDialog onClose={closeDeleted} />}</Suspense>;
}
