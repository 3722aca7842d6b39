// The placeholder shown until the numbers are calculated.
import { Skeleton } from '@mantine/core';
import classes from './preview-skeleton.module.css';

const skeletonRows = ['62%', '48%', '55%', '70%', '44%', '58%', '50%', '64%'];

export function PreviewSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <Skeleton height={150} radius="md" />
      {skeletonRows.map((width) => (
        <Skeleton key={width} height={14} width={width} radius="sm" />
      ))}
    </div>
  );
}
