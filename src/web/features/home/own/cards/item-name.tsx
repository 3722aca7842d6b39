// What a template is called on its card or row, which leads to it unless it cannot be read.
import { Link } from '@tanstack/react-router';
import { fromCard } from '#web/state/templates/from-card.ts';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { useTemplateName } from '../templates/use-template-name.ts';

interface ItemNameProps {
  readonly template: TemplateSummary;
  readonly className: string | undefined;
}

export function ItemName({ template, className }: ItemNameProps) {
  const name = useTemplateName()(template);
  const { uuid, isBroken } = template;
  if (isBroken) return name;
  return (
    <Link to="/template/$uuid/" params={{ uuid }} state={fromCard} className={className}>
      {name}
    </Link>
  );
}
