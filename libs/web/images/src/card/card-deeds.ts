/** What a card asks of the library; the same object while nothing but the scroll changes. */
export interface CardDeeds {
  readonly toggle: (uid: string) => void;
  /** Takes everything up to `uid`, from the last one chosen or else from `from`. */
  readonly extend: (uid: string, from?: string) => void;
  readonly favorite: (uid: string, isFavorite: boolean) => void;
  /** Takes it out of the trash. */
  readonly restore: (uid: string) => void;
  /** Opens the card's menu at the button that asked. */
  readonly openMenu: (uid: string, button: HTMLElement) => void;
  /** Says that the card's data is not there. */
  readonly miss: (uid: string) => void;
}

/** Where a card stands: among pictures, while some are being chosen, or in the trash. */
export type CardSetting = 'browse' | 'select' | 'trash';
