import { styled } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { CardActions, CardSetting } from './card-actions.ts';

const PLAIN = {
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  background: 'none',
  cursor: 'pointer',
} as const;
const Open = styled(Link)(PLAIN);
const Choose = styled('button')(PLAIN);

interface CardMainProps {
  readonly uid: string;
  readonly title: string;
  /** The id of the text that describes the picture. */
  readonly factsId: string;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly setting: CardSetting;
  readonly actions: CardActions;
  readonly className?: string;
  /** The picture. Screen readers ignore it, because the accessible name says the same. */
  readonly children?: ReactNode;
}

/**
 * The body of a card, which links to the picture's page. While a selection exists, and in the trash, a click
 * selects instead; with Shift it selects a range, and Space selects by keyboard.
 */
export const CardMain = ({
  uid,
  title,
  factsId,
  selected,
  tabbable,
  setting,
  actions,
  className,
  children,
}: CardMainProps) => {
  const click = (event: MouseEvent): void => {
    if (event.shiftKey) {
      event.preventDefault();
      actions.extend(uid);
      return;
    }
    // A click that Enter causes has `detail` 0. Enter opens the focused picture, and Space selects it.
    const opens = setting === 'browse' || (setting === 'select' && event.detail === 0);
    if (opens || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions.toggle(uid);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (event.shiftKey) actions.extend(uid);
    else actions.toggle(uid);
  };
  const shared = {
    'aria-describedby': factsId,
    'data-card-main': true,
    tabIndex: tabbable ? 0 : -1,
    onClick: click,
    onKeyDown: press,
    ...(className === undefined ? {} : { className }),
  };
  return setting === 'trash' ? (
    <Choose type="button" aria-label={title} aria-pressed={selected} {...shared}>
      {children}
    </Choose>
  ) : (
    <Open to={`/image/${uid}`} aria-label={`View ${title}`} draggable={false} {...shared}>
      {children}
    </Open>
  );
};
