// Leads to the templates that were deleted lately, where there are any.
import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { deletedQuery } from './deleted-query.ts';
import classes from './recently-deleted.module.css';

const RecentlyDeletedDialog = lazy(async () => ({
  default: (await import('./recently-deleted-dialog.tsx')).RecentlyDeletedDialog,
}));

export function RecentlyDeleted() {
  const { data: deleted = [] } = useQuery(deletedQuery);
  const [isOpen, setOpen] = useState(false);
  // Stays once it has been pressed, so that the keyboard comes back to it.
  const [wasOpen, setWasOpen] = useState(false);
  if (deleted.length === 0 && !wasOpen) return null;
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <UnstyledButton className={classes.link ?? ''} onClick={open}>
        <FormattedMessage id="home.deleted-link" values={{ count: deleted.length }} />
      </UnstyledButton>
      {wasOpen && (
        <Suspense fallback={null}>
          <RecentlyDeletedDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
