import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] });
const base = 'http://localhost:8391';
const open = async (w, h, language) => {
  const c = await b.newContext({ viewport: { width: w, height: h } });
  const page = await c.newPage();
  await page.request.post(base + '/api/login', { headers: { 'X-Requested-With': 'XMLHttpRequest' }, data: { name: 'admin@mapleridge.example', password: 'Demo-2026-portal' } });
  await page.goto(`${base}/?lang=${language}`);
  await page.waitForSelector('h2');
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: /Accept and continue|Accepter/ }).click().catch(()=>{});
  const close = page.getByRole('dialog').getByRole('button').first(); if (await close.isVisible().catch(()=>false)) await close.click();
  return page;
};
const page = await open(1440, 900, 'en');
const { queries } = JSON.parse(readFileSync('bench/emergency-queries.json', 'utf8'));
let ok = 0;
for (const { typed, wanted } of queries) {
  const r = await page.request.get(`${base}/api/lucidworks-solr-api/sds-10001/?` + new URLSearchParams({ q: `text:"${typed}"`, rows: '3' }));
  const j = await r.json();
  const rows = j.response.docs.map(d => d.ProductName);
  const hit = j.response.docs.some(d => wanted.includes(Number(d['Name.IdentificationNumber.RecordNumber_s'])));
  ok += hit; console.log(hit ? 'ok  ' : 'MISS', typed.padEnd(24), j.response.numFound, JSON.stringify(j.instead ?? ''), rows.join(' | '));
}
console.log(ok, 'of', queries.length);
for (const typed of ['ace', 'labo', '6764', 'bleach', 'laur']) console.log(typed, JSON.stringify(await (await page.request.get(`${base}/api/suggestions?typed=${typed}&locale=fr`)).json()));
const box = page.getByRole('combobox', { name: 'Search the collection' });
await box.fill('ace'); await page.waitForTimeout(1500); await page.keyboard.press('ArrowDown'); await page.keyboard.press('ArrowDown'); await page.waitForTimeout(300);
console.log(await box.getAttribute('aria-activedescendant'), await box.getAttribute('aria-expanded'));
await page.screenshot({ path: '/tmp/s1.png' });
await box.fill('acetne'); await page.keyboard.press('Enter'); await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/s2.png' });
const ph = await open(360, 800, 'fr');
const pbox = ph.getByRole('combobox', { name: 'Chercher dans la collection' });
await pbox.fill('eau de jav'); await ph.waitForTimeout(1500); await ph.screenshot({ path: '/tmp/s3.png' });
await pbox.fill('acetne'); await ph.keyboard.press('Enter'); await ph.waitForTimeout(1500); await ph.screenshot({ path: '/tmp/s4.png' });
await pbox.fill('xyzzyq'); await ph.keyboard.press('Enter'); await ph.waitForTimeout(1500); await ph.screenshot({ path: '/tmp/s5.png' });
await b.close();
