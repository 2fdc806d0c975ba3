import * as about from './content/about.md';
import * as careers from './content/careers.md';
import * as cookies from './content/cookies.md';
import * as gdpr from './content/gdpr.md';
import * as privacy from './content/privacy.md';
import * as terms from './content/terms.md';
import { StaticPage } from './StaticPage.tsx';

export const AboutScreen = () => <StaticPage {...about} />;
export const CareersScreen = () => <StaticPage {...careers} />;
export const CookiesScreen = () => <StaticPage {...cookies} />;
export const GdprScreen = () => <StaticPage {...gdpr} />;
export const PrivacyScreen = () => <StaticPage {...privacy} />;
export const TermsScreen = () => <StaticPage {...terms} />;
