// The links of the navigation: the list of templates and the open template.
import { IconChevronRight, IconFileSpreadsheet, IconLayoutGrid } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useOpenTemplate } from '#web/state/templates/open-template.ts';
import classes from './top-nav.module.css';

interface NavLinksProps {
  readonly onFollow?: () => void;
}

const iconSize = 18;

export function NavLinks({ onFollow }: NavLinksProps) {
  const open = useOpenTemplate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isList = path === '/' || path.startsWith('/templates');
  // Where another one was asked for, or none is found, the last one is not the place.
  const isHere = open.uuid !== null && `${path}/`.startsWith(`/template/${open.uuid}/`);
  const follow = onFollow ? { onClick: onFollow } : {};
  return (
    <>
      <Link to="/templates" className={classes.link} data-active={isList || undefined} {...follow}>
        <IconLayoutGrid size={iconSize} aria-hidden="true" />
        <FormattedMessage id="menu.templates" />
      </Link>
      {open.uuid && (isList || isHere) && (
        <>
          <IconChevronRight className={classes.chevron} size={16} aria-hidden="true" />
          <Link to="/template/$uuid/" params={{ uuid: open.uuid }} className={classes.link} {...follow}>
            <IconFileSpreadsheet size={iconSize} aria-hidden="true" />
            <span className={classes.template}>{open.name}</span>
          </Link>
        </>
      )}
    </>
  );
}
