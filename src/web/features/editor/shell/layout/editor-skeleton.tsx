// The editor's placeholder while a template is loading.
import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PreviewSkeleton } from '../../grid/preview-skeleton.tsx';
import classes from './editor-skeleton.module.css';

const fields = ['name', 'price', 'quantity'];

export function EditorSkeleton() {
  return (
    <div className={classes.layout}>
      <p className={classes.splash} role="status">
        <FormattedMessage id="editor.opening" />
      </p>
      <div className={classes.side} aria-hidden="true">
        <Skeleton height={12} width="45%" />
        <Skeleton height={30} />
        <Skeleton height={30} />
      </div>
      <div className={classes.centre} aria-hidden="true">
        <div className={classes.toolbar}>
          <Skeleton height={20} width="12rem" />
          <Skeleton height={36} width="9rem" />
        </div>
        <PreviewSkeleton />
      </div>
      <div className={classes.side} aria-hidden="true">
        {fields.map((field) => (
          <div key={field}>
            <Skeleton height={12} width="40%" mb={8} />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    </div>
  );
}
