// One of the visitor's templates: a drawing of its own, its name, what it sells, and when it last changed.
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { CardArt } from '../../card-art/card-art.tsx';
import { useFreshMark } from '../cloning/use-fresh-mark.ts';
import { useTemplateName } from '../templates/use-template-name.ts';
import { ChangedAt } from './changed-at.tsx';
import { describeTemplate } from './describe-template.ts';
import { ItemActions } from './item-actions.tsx';
import type { ItemProps } from './list-props.ts';
import classes from './template-card.module.css';

export const TemplateCard = memo(function TemplateCard(props: ItemProps) {
  const { template } = props;
  const { uuid } = template;
  const name = useTemplateName()(template);
  return (
    <li className={classes.card} data-template={uuid} {...useFreshMark(uuid)}>
      <CardArt seed={uuid} />
      <div className={classes.body}>
        <h2 className={classes.name}>
          <Link to="/template/$uuid/" params={{ uuid }} className={classes.link}>
            {name}
          </Link>
        </h2>
        <p className={classes.description}>{describeTemplate(template)}</p>
        <div className={classes.foot}>
          <ChangedAt timestamp={template.timestamp} className={classes.date} />
          <ItemActions {...props} />
        </div>
      </div>
    </li>
  );
});
