// Keeps the place of a copy that is being made, in the shape of the row that comes.
import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { useTemplateName } from '../templates/use-template-name.ts';
import classes from './template-row.module.css';

export function CloningRow({ of }: { readonly of: TemplateSummary }) {
  const name = useTemplateName()(of);
  return (
    <li className={classes.row} aria-busy="true">
      <span className={classes.hit} />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <FormattedMessage id="home.cloning" values={{ name }} />
        </h2>
        <Skeleton height={10} mt={6} mb={4} width="60%" radius="xl" />
      </div>
      <div className={classes.figures} />
      <Skeleton className={classes.date ?? ''} height={10} width={90} radius="xl" />
      <span />
    </li>
  );
}
