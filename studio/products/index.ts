import type { ProductSpec } from '../families';
import { anker511ChargerNano330w } from './anker-511-charger-nano-3-30w';
import { anker735ChargerGanprime65w } from './anker-735-charger-ganprime-65w';
import { anker737PowerBank } from './anker-737-power-bank';
import { appleAirpodsPro2UsbC } from './apple-airpods-pro-2-usb-c';
import { appleAirpodsPro3 } from './apple-airpods-pro-3';
import { applePencilPro } from './apple-pencil-pro';
import { appleWatchSe340 } from './apple-watch-se-3-40';
import { appleWatchSeries10 } from './apple-watch-series-10';
import { appleWatchSeries1242 } from './apple-watch-series-12-42';
import { appleWatchUltra2 } from './apple-watch-ultra-2';
import { appleWatchUltra4 } from './apple-watch-ultra-4';
import { asusRogZephyrusG142024 } from './asus-rog-zephyrus-g14-2024';
import { asusVivobookS15S5507 } from './asus-vivobook-s-15-s5507';
import { asusZenbook14OledUx3405 } from './asus-zenbook-14-oled-ux3405';
import { boseQuietcomfortUltraHeadphones } from './bose-quietcomfort-ultra-headphones';
import { dellXps139345 } from './dell-xps-13-9345';
import { garminForerunner265 } from './garmin-forerunner-265';
import { googlePixel8a } from './google-pixel-8a';
import { googlePixel9Pro } from './google-pixel-9-pro';
import { googlePixelWatch341 } from './google-pixel-watch-3-41';
import { googlePixelWatch441 } from './google-pixel-watch-4-41';
import { hpOmnibookX14 } from './hp-omnibook-x-14';
import { iphone15 } from './iphone-15';
import { iphone15Pro } from './iphone-15-pro';
import { iphone16 } from './iphone-16';
import { iphone16Pro } from './iphone-16-pro';
import { iphone16ProMax } from './iphone-16-pro-max';
import { iphone17 } from './iphone-17';
import { iphone17e } from './iphone-17e';
import { iphone18Pro } from './iphone-18-pro';
import { iphoneAir } from './iphone-air';
import { jblFlip6 } from './jbl-flip-6';
import { keychronQ1Pro } from './keychron-q1-pro';
import { lenovoThinkpadX1CarbonGen12 } from './lenovo-thinkpad-x1-carbon-gen-12';
import { lenovoYogaSlim7x } from './lenovo-yoga-slim-7x';
import { logitechBrio500 } from './logitech-brio-500';
import { logitechMxMaster3s } from './logitech-mx-master-3s';
import { logitechMxMaster4 } from './logitech-mx-master-4';
import { macbookAir13M4 } from './macbook-air-13-m4';
import { macbookAir13M5 } from './macbook-air-13-m5';
import { macbookAir15M4 } from './macbook-air-15-m4';
import { macbookAir15M5 } from './macbook-air-15-m5';
import { macbookNeo } from './macbook-neo';
import { macbookPro14M4 } from './macbook-pro-14-m4';
import { macbookPro14M4Pro } from './macbook-pro-14-m4-pro';
import { macbookPro14M5 } from './macbook-pro-14-m5';
import { macbookPro16M4Pro } from './macbook-pro-16-m4-pro';
import { microsoftSurfaceLaptop13 } from './microsoft-surface-laptop-13';
import { microsoftSurfaceLaptop713 } from './microsoft-surface-laptop-7-13';
import { motorolaRazrPlus2024 } from './motorola-razr-plus-2024';
import { oneplus15 } from './oneplus-15';
import { samsungGalaxyBuds3Pro } from './samsung-galaxy-buds3-pro';
import { samsungGalaxyS24Ultra } from './samsung-galaxy-s24-ultra';
import { samsungGalaxyS25 } from './samsung-galaxy-s25';
import { samsungGalaxyS26 } from './samsung-galaxy-s26';
import { samsungGalaxyS26Ultra } from './samsung-galaxy-s26-ultra';
import { samsungGalaxyWatch740 } from './samsung-galaxy-watch7-40';
import { samsungGalaxyWatch840 } from './samsung-galaxy-watch8-40';
import { samsungGalaxyZFlip6 } from './samsung-galaxy-z-flip6';
import { sonyWh1000xm5 } from './sony-wh-1000xm5';
import { sonyWh1000xm6 } from './sony-wh-1000xm6';
import { withingsScanwatch2 } from './withings-scanwatch-2';

/** Every product's data by its id, in the catalog's order. */
export const PRODUCTS: ReadonlyMap<string, ProductSpec> = new Map<string, ProductSpec>([
  ['iphone-17', iphone17],
  ['macbook-air-13-m5', macbookAir13M5],
  ['iphone-16-pro', iphone16Pro],
  ['sony-wh-1000xm6', sonyWh1000xm6],
  ['apple-watch-ultra-4', appleWatchUltra4],
  ['sony-wh-1000xm5', sonyWh1000xm5],
  ['samsung-galaxy-s26-ultra', samsungGalaxyS26Ultra],
  ['lenovo-yoga-slim-7x', lenovoYogaSlim7x],
  ['apple-watch-ultra-2', appleWatchUltra2],
  ['iphone-18-pro', iphone18Pro],
  ['apple-airpods-pro-3', appleAirpodsPro3],
  ['samsung-galaxy-s24-ultra', samsungGalaxyS24Ultra],
  ['macbook-neo', macbookNeo],
  ['google-pixel-watch-4-41', googlePixelWatch441],
  ['dell-xps-13-9345', dellXps139345],
  ['oneplus-15', oneplus15],
  ['asus-vivobook-s-15-s5507', asusVivobookS15S5507],
  ['apple-airpods-pro-2-usb-c', appleAirpodsPro2UsbC],
  ['iphone-air', iphoneAir],
  ['macbook-pro-14-m5', macbookPro14M5],
  ['macbook-pro-14-m4', macbookPro14M4],
  ['logitech-mx-master-4', logitechMxMaster4],
  ['apple-watch-series-12-42', appleWatchSeries1242],
  ['apple-watch-series-10', appleWatchSeries10],
  ['samsung-galaxy-s26', samsungGalaxyS26],
  ['microsoft-surface-laptop-13', microsoftSurfaceLaptop13],
  ['google-pixel-9-pro', googlePixel9Pro],
  ['iphone-17e', iphone17e],
  ['macbook-air-15-m5', macbookAir15M5],
  ['asus-rog-zephyrus-g14-2024', asusRogZephyrusG142024],
  ['samsung-galaxy-watch8-40', samsungGalaxyWatch840],
  ['macbook-pro-14-m4-pro', macbookPro14M4Pro],
  ['iphone-15', iphone15],
  ['apple-watch-se-3-40', appleWatchSe340],
  ['macbook-air-15-m4', macbookAir15M4],
  ['logitech-mx-master-3s', logitechMxMaster3s],
  ['macbook-air-13-m4', macbookAir13M4],
  ['samsung-galaxy-watch7-40', samsungGalaxyWatch740],
  ['samsung-galaxy-z-flip6', samsungGalaxyZFlip6],
  ['iphone-16', iphone16],
  ['microsoft-surface-laptop-7-13', microsoftSurfaceLaptop713],
  ['jbl-flip-6', jblFlip6],
  ['macbook-pro-16-m4-pro', macbookPro16M4Pro],
  ['garmin-forerunner-265', garminForerunner265],
  ['iphone-15-pro', iphone15Pro],
  ['bose-quietcomfort-ultra-headphones', boseQuietcomfortUltraHeadphones],
  ['samsung-galaxy-s25', samsungGalaxyS25],
  ['google-pixel-watch-3-41', googlePixelWatch341],
  ['keychron-q1-pro', keychronQ1Pro],
  ['asus-zenbook-14-oled-ux3405', asusZenbook14OledUx3405],
  ['iphone-16-pro-max', iphone16ProMax],
  ['lenovo-thinkpad-x1-carbon-gen-12', lenovoThinkpadX1CarbonGen12],
  ['anker-737-power-bank', anker737PowerBank],
  ['google-pixel-8a', googlePixel8a],
  ['apple-pencil-pro', applePencilPro],
  ['samsung-galaxy-buds3-pro', samsungGalaxyBuds3Pro],
  ['withings-scanwatch-2', withingsScanwatch2],
  ['motorola-razr-plus-2024', motorolaRazrPlus2024],
  ['logitech-brio-500', logitechBrio500],
  ['hp-omnibook-x-14', hpOmnibookX14],
  ['anker-735-charger-ganprime-65w', anker735ChargerGanprime65w],
  ['anker-511-charger-nano-3-30w', anker511ChargerNano330w],
]);
