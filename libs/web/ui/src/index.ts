export { Avatar } from './components/Avatar.tsx';
export { BeforeAfter, PictureTag } from './components/BeforeAfter.tsx';
export { Checkerboard } from './components/Checkerboard.tsx';
export { Choice } from './components/Choice.tsx';
export { CodeBlock } from './components/CodeBlock.tsx';
export { ConfirmDialog } from './components/ConfirmDialog.tsx';
export { CopyButton } from './components/CopyButton.tsx';
export { DownloadButton } from './components/DownloadButton.tsx';
export { DropArea } from './components/DropArea.tsx';
export { DropHint } from './components/DropHint.tsx';
export { Field } from './components/Field.tsx';
export { FileName } from './components/FileName.tsx';
export { FocusKeeper } from './components/FocusKeeper.tsx';
export { LoadingState } from './components/LoadingState.tsx';
export { Logo } from './components/Logo.tsx';
export { EmptyState, ErrorState } from './components/Message.tsx';
export { Notice } from './components/Notice.tsx';
export { Page, PageHeading, usePageTitle } from './components/Page.tsx';
export { Panel, PanelBody } from './components/Panel.tsx';
export { PasswordField } from './components/PasswordField.tsx';
export { BackButton } from './components/BackButton.tsx';
export { PrimaryButton } from './components/PrimaryButton.tsx';
export { ProgressBar } from './components/ProgressBar.tsx';
export { RelativeTime } from './components/RelativeTime.tsx';
export { SEARCH_DELAY_MS, SearchField } from './components/SearchField.tsx';
export { NativeSelect, Select, SelectField } from './components/Select.tsx';
export { ShowMore } from './components/ShowMore.tsx';
export { Spinner } from './components/Spinner.tsx';
export { FormDialog, TitledDialog } from './components/TitledDialog.tsx';
export { TryAgain } from './components/TryAgain.tsx';
export {
  formatBytes,
  formatContentType,
  formatCount,
  formatCountOf,
  formatDate,
  formatDateTime,
  formatDimensions,
  formatDuration,
} from './format.ts';
export { focusFirstField } from './forms/focus-first-field.ts';
export { Form } from './forms/Form.tsx';
export { type FormRefusal, type FormState, useForm } from './forms/use-form.ts';
export { initialsOf } from './initials.ts';
export { isForInputMethod } from './input-method.ts';
export { aligned } from './picture/extent.ts';
export { FilePicture } from './picture/FilePicture.tsx';
export { endFirstPicture, useFirstPicture } from './picture/first-picture.ts';
export { Later } from './picture/Later.tsx';
export {
  FittedPicture,
  PictureFrame,
  PictureShape,
  PictureStage,
  PictureStrip,
} from './picture/PictureFrame.tsx';
export { PictureLoading } from './picture/PictureLoading.tsx';
export { PictureActions, PictureLayout, PictureMain, PictureSide } from './picture/PicturePage.tsx';
export { SideBySide } from './picture/SideBySide.tsx';
export { usePictureZoom } from './picture/use-picture-zoom.ts';
export { ZoomBar } from './picture/ZoomBar.tsx';
export { type SafeStorage, safeStorage } from './safe-storage.ts';
export { downloadByForm } from './download-by-form.ts';
export { saveBytes } from './save-file.ts';
export { scrollGoalAtom } from './scroll-goal.atoms.ts';
export { focusScreen, isFocusLost } from './components/lost-focus.ts';
export { useFocusAfterBusy } from './components/use-focus-after-busy.ts';
export { isNotLoaded, loadCode, onReloadDeclined, requestCode } from './load-code.ts';
export { succeeds } from './succeeds.ts';
export { RING_INSIDE } from './theme/focus-ring.ts';
export { SafelightTheme, useThemeToggle } from './theme/SafelightTheme.tsx';
export { type ThemeChoice, useThemeChoice } from './theme/use-theme-choice.ts';
export { pageContentWidth, PICTURE_GAP_PX, WIDTHS } from './theme/widths.ts';
export { Toaster } from './components/toasts/Toaster.tsx';
export { toastsAtom, useToasts } from './components/toasts/toasts.atoms.ts';
export { useCopy } from './components/use-copy.ts';
export { useFileDrop } from './components/use-file-drop.ts';
export { usePageDrop } from './components/use-page-drop.ts';
export { usePagePaste } from './components/use-page-paste.ts';
export { keepOpenDuring, useKeepOpen } from './use-keep-open.ts';
export { useLeaveSite } from './use-leave-site.ts';
export { useTouchScreen } from './use-touch-screen.ts';
export { useReturn } from './use-return.ts';
export { useWindowEvent } from './use-window-event.ts';
