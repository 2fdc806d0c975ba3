/** The callbacks of a card. The object keeps its identity while the list scrolls. */
export interface CardActions {
  readonly toggle: (uid: string) => void;
  /** Selects everything up to `uid`, starting from the picture selected last, or else from `from`. */
  readonly extend: (uid: string, from?: string) => void;
  readonly favorite: (uid: string, isFavorite: boolean) => void;
  /** Restores the picture from the trash. */
  readonly restore: (uid: string) => void;
  /** Opens the card's menu at `button`. */
  readonly openMenu: (uid: string, button: HTMLElement) => void;
  /** Reports that the card's data is not in the cache, so that it is loaded again. */
  readonly reportMissing: (uid: string) => void;
}

/** Where a card is shown: in the library, in the library while a selection exists, or in the trash. */
export type CardSetting = 'browse' | 'select' | 'trash';
