// Opens the list of recently deleted templates, if there are any.

import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';
import {
  closeDeleted,
  deletedLink,
  forgetDeletedDialog,
  openDeleted,
  useDeletedDialog,
} from '#web/state/dialogs/deleted-dialog.ts';
import { deletedQuery } from '../templates/deleted-query.ts';
import classes from './recently-deleted.module.css';

const RecentlyDeletedDialog = lazyPart(
  () => import('./recently-deleted-dialog.tsx'),
  'RecentlyDeletedDialog',
);

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

/** Rendered outside of what changes with the number of templates. */
export function DeletedDialogHost() {
  const isOpen = useDeletedDialog((state) => state.isOpen);
  useEffect(() => forgetDeletedDialog, []);
  return <Suspense fallback={null}>{isOpen && <RecentlyDeletedDialog onClose={closeDeleted} />}</Suspense>;
}
