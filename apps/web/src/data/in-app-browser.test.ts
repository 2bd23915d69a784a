import { describe, expect, test } from 'vitest';
import { hostApp } from './in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36';

describe('the browser inside an app', () => {
  test.each([
    [
      'Facebook',
      `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.38.106;FBBV/608990206;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]`,
    ],
    ['Facebook', `${WEBVIEW} [FB_IAB/FB4A;FBAV/468.1.0.56.78;]`],
    ['Facebook', `${WEBVIEW} [FBAN/EMA;FBLC/en_US;FBAV/412.0.0.10.115;FBCX/modulariab;]`],
    [
      'Messenger',
      `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/464.0.0.33.109;FBBV/606148712;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBCR/;FBID/phone;FBLC/en;FBOP/0]`,
    ],
    [
      'Messenger',
      `${IPHONE} Mobile/15E148 LightSpeed [FBAN/MessengerLiteForiOS;FBAV/464.0.0.33.109;FBBV/606148712;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBCR/;FBID/phone;FBLC/en;FBOP/0]`,
    ],
    ['Messenger', `${WEBVIEW} [FB_IAB/MESSENGER;FBAV/466.0.0.49.108;]`],
    ['Messenger', `${WEBVIEW} [FB_IAB/Orca-Android;FBAV/466.0.0.49.108;]`],
    [
      'Instagram',
      `${IPHONE} Mobile/21F90 Instagram 335.1.2.24.85 (iPhone14,5; iOS 17_5_1; en_US; en; scale=3.00; 1170x2532; 611461431)`,
    ],
    [
      'Instagram',
      `${WEBVIEW} Instagram 334.0.0.42.95 Android (33/13; 300dpi; 720x1465; samsung; SM-A135F; a13; exynos850; en_US; 607720862)`,
    ],
    [
      'TikTok',
      `${IPHONE} Mobile/15E148 musical_ly_34.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/NP isDarkMode/0 WKWebView/1 RevealType/Dialog BytedanceWebview/d8a21c6`,
    ],
    [
      'TikTok',
      `${WEBVIEW} trill_340503 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/34.5.3 ByteLocale/en ByteFullLocale/en Region/NP AppId/1180 Spark/1.5.9.2 BytedanceWebview/d8a21c6`,
    ],
  ])('of %s: %s', (app, userAgent) => {
    expect(hostApp(userAgent)).toBe(app);
  });
});

describe('ordinary browsers and visitors', () => {
  test.each([
    ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
    [
      'Opera Mini',
      'Opera/9.80 (Android; Opera Mini/80.0.2254/191.319; U; en) Presto/2.12.423 Version/12.16',
    ],
    [
      'UC Browser',
      'Mozilla/5.0 (Linux; U; Android 12; en-US; M2101K6G) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.6.8.1318 Mobile Safari/537.36',
    ],
    [
      'Edge',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    ],
    ['an app of another kind', WEBVIEW],
    [
      'a preview of a link',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    ],
    ['nobody', ''],
  ])('%s', (_name, userAgent) => {
    expect(hostApp(userAgent)).toBeNull();
  });
});
