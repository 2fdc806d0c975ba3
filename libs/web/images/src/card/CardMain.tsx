import { styled } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { CardDeeds, CardSetting } from './card-deeds.ts';

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
  /** The id of the text that describes it. */
  readonly factsId: string;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly setting: CardSetting;
  readonly deeds: CardDeeds;
  readonly className?: string;
  /** What is decoration beside its name: the picture. */
  readonly children?: ReactNode;
}

/**
 * The body of a card: leads to the picture. While some are being chosen, and in the trash, a click chooses
 * instead; Shift takes a range, Space chooses by keyboard.
 */
export const CardMain = ({
  uid,
  title,
  factsId,
  selected,
  tabbable,
  setting,
  deeds,
  className,
  children,
}: CardMainProps) => {
  const click = (event: MouseEvent): void => {
    if (event.shiftKey) {
      event.preventDefault();
      deeds.extend(uid);
      return;
    }
    // A click by Enter has no detail: the keyboard opens what it is on, and chooses with Space.
    const opens = setting === 'browse' || (setting === 'select' && event.detail === 0);
    if (opens || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    deeds.toggle(uid);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (event.shiftKey) deeds.extend(uid);
    else deeds.toggle(uid);
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
