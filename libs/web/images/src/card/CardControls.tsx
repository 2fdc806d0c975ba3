import { Ellipsis, Heart, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { CardActions, CardSetting } from './card-actions.ts';
import { RestoreButton } from './RestoreButton.tsx';

interface CardControlsProps {
  readonly uid: string;
  readonly title: string;
  readonly setting: CardSetting;
  readonly isFavorite: boolean;
  readonly tabbable: boolean;
  readonly actions: CardActions;
}

/** The edit, menu and favorite buttons of a card; in the trash, the button that restores the picture. */
export const CardControls = ({ setting, isFavorite, ...card }: CardControlsProps) => {
  const { uid, title, tabbable, actions } = card;
  if (setting === 'trash') return <RestoreButton {...card} />;
  const tabIndex = tabbable ? 0 : -1;
  return (
    <>
      <Link className="control" to={`/editor/${uid}`} tabIndex={tabIndex} aria-label={`Edit ${title}`}>
        <Pencil size={16} aria-hidden />
      </Link>
      <button
        type="button"
        className="control"
        tabIndex={tabIndex}
        aria-label={`More actions for ${title}`}
        aria-haspopup="menu"
        onClick={(event) => actions.openMenu(uid, event.currentTarget)}
      >
        <Ellipsis size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="control favorite"
        tabIndex={tabIndex}
        aria-label={`Favorite ${title}`}
        aria-pressed={isFavorite}
        onClick={() => actions.favorite(uid, !isFavorite)}
      >
        <Heart size={16} aria-hidden {...(isFavorite ? { fill: 'currentColor' } : {})} />
      </button>
    </>
  );
};
