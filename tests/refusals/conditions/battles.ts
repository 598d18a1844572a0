import { cards } from '../made-up.ts';
import type { Conditions } from './condition.ts';

/** Initiating battle, returning fire, stunning and wounding (chapter 20). */

export const battles: readonly Conditions[] = [
  {
    about: 'a ship battle',
    position: `
      turn 3: P1, orders
      P1 mission: Krios Suppression
      P1 mission: Study Nebula
      P1 outpost: Klingon Outpost at Krios Suppression
      P1 ship: I.K.C. K'Vort at Krios Suppression aboard Kurn, Klag
      P1 ship: I.K.C. Pagh [stopped] at Krios Suppression aboard Gowron
      P1 ship: I.K.C. Bortas [docked] at Krios Suppression aboard Korris
      P1 ship: I.K.C. Vorn [cloaked] at Krios Suppression aboard Kromm
      P1 ship: I.K.C. Vor'Cha at Study Nebula aboard Batrell
      P1 ship: I.K.C. Buruk at Krios Suppression aboard Amarie
      P1 ship: D'deridex at Krios Suppression aboard Tomalak
      P1 ship: Zibalian Transport at Krios Suppression aboard Kurak
      P1 ship: Runabout at Krios Suppression aboard Jean-Luc Picard
      P1 ship: Test Barge at Krios Suppression aboard Konmel
      P2 ship: U.S.S. Hood at Krios Suppression aboard Data
      P2 ship: Haakona at Krios Suppression aboard Mendak
      P2 ship: I.K.C. Hegh'ta [cloaked] at Krios Suppression aboard Gorath
      P2 planet Krios Suppression: Worf`,
    options: { cards },
    legal: ["P1 attacks U.S.S. Hood with I.K.C. K'Vort"],
    refused: [
      ['P1 attacks U.S.S. Hood with I.K.C. Pagh', 'B-19.4', 'attack-stopped'],
      ['P1 attacks U.S.S. Hood with I.K.C. Bortas', 'B-20.6', 'attack-not-exposed'],
      ['P1 attacks U.S.S. Hood with I.K.C. Vorn', 'B-20.6', 'attack-not-exposed'],
      ["P1 attacks U.S.S. Hood with I.K.C. Vor'Cha", 'B-20.2', 'target-elsewhere'],
      ['P1 attacks U.S.S. Hood with I.K.C. Buruk', 'B-20.5', 'attack-unmatched'],
      ['P1 attacks U.S.S. Hood with Zibalian Transport', 'B-20.4', 'no-leader'],
      ["P1 attacks U.S.S. Hood with I.K.C. K'Vort, D'deridex", 'B-20.7', 'fleet-incompatible'],
      ["P1 attacks Haakona with D'deridex", 'B-20.14', 'attack-own-kind'],
      ['P1 attacks U.S.S. Hood with Runabout', 'B-20.13', 'federation-attack'],
      ['P1 attacks U.S.S. Hood with Test Barge', 'B-20.6', 'no-weapons'],
      ["P1 attacks I.K.C. Hegh'ta with I.K.C. K'Vort", 'B-20.8', 'target-cloaked'],
      ["P1 attacks I.K.C. Pagh with I.K.C. K'Vort", 'B-20.9', 'attack-own'],
      ["P1 attacks Worf with I.K.C. K'Vort", 'B-20.2', 'no-ship-target'],
      ['P1 attacks U.S.S. Hood with Klingon Outpost', 'B-20.2', 'attack-with-yours'],
    ],
  },
  {
    about: 'return fire',
    position: `
      turn 3: P1, orders
      P1 mission: Krios Suppression
      P1 ship: I.K.C. K'Vort at Krios Suppression aboard Kurn, Klag
      P1 ship: I.K.C. Pagh at Krios Suppression aboard Gowron
      P2 outpost: Federation Outpost at Krios Suppression
      P2 ship: U.S.S. Hood at Krios Suppression aboard Data
      P2 ship: U.S.S. Miranda at Krios Suppression aboard Worf [stopped]
      P2 ship: D'deridex at Krios Suppression aboard Tomalak
      P2 ship: U.S.S. Oberth at Krios Suppression
      P2 ship: U.S.S. Nebula [docked] at Krios Suppression aboard Taurik
      P2 ship: Test Barge at Krios Suppression aboard Amarie
      P2 table: Treaty: Federation/Klingon`,
    options: { cards },
    after: ["P1 attacks U.S.S. Hood with I.K.C. K'Vort"],
    legal: ["P2 returns fire at I.K.C. K'Vort with U.S.S. Hood, U.S.S. Miranda"],
    refused: [
      ["P2 returns fire at I.K.C. K'Vort with D'deridex", 'B-20.25', 'return-incompatible'],
      ["P2 returns fire at I.K.C. K'Vort with U.S.S. Hood, D'deridex", 'B-20.25', 'return-incompatible'],
      ["P2 returns fire at I.K.C. K'Vort with U.S.S. Oberth", 'B-20.25', 'return-unmanned'],
      ["P2 returns fire at I.K.C. K'Vort with U.S.S. Nebula", 'B-20.25', 'return-docked'],
      ["P2 returns fire at I.K.C. K'Vort with Test Barge", 'B-20.25', 'return-unarmed'],
      ["P2 returns fire at I.K.C. K'Vort with Federation Outpost", 'B-20.25', 'return-not-yours'],
      ['P2 returns fire at I.K.C. Pagh with U.S.S. Hood', 'B-20.24', 'return-at-attackers'],
    ],
  },
  {
    about: 'return fire of the cloaked',
    position: `
      turn 3: P1, orders
      P1 mission: Krios Suppression
      P1 ship: I.K.C. K'Vort at Krios Suppression aboard Kurn, Klag
      P2 ship: Haakona at Krios Suppression aboard Mendak
      P2 ship: D'deridex [cloaked] at Krios Suppression aboard Tomalak`,
    after: ['P1 attacks Haakona'],
    legal: ["P2 returns fire at I.K.C. K'Vort with Haakona"],
    refused: [["P2 returns fire at I.K.C. K'Vort with D'deridex", 'B-20.25', 'return-cloaked']],
  },
  {
    about: 'a personnel battle',
    position: `
      turn 3: P1, orders
      P1 mission: Krios Suppression
      P1 mission: Excavation
      P1 mission: Evacuation
      P1 mission: First Contact
      P1 mission: Survey Mission
      P1 mission: Hunt for DNA Program
      P1 mission: Study Nebula
      P1 on Hunt for DNA Program: Alien Abduction by P2
      P1 planet Krios Suppression: Kurn
      P2 planet Krios Suppression: Taurik
      P1 planet Excavation: Gowron
      P1 planet Evacuation: Klag [stopped]
      P2 planet Evacuation: Giusti
      P1 planet First Contact: Kurak
      P2 planet First Contact: Mendon
      P1 planet Survey Mission: Jean-Luc Picard
      P2 planet Survey Mission: Gorath
      P1 planet Hunt for DNA Program: Korris [held by Alien Abduction]
      P2 planet Hunt for DNA Program: Calloway
      P1 ship: Runabout at Study Nebula aboard Kromm [under house arrest], Tomalak [controlled by P2]
      P2 ship: U.S.S. Hood at Study Nebula aboard Worf
      P1 hand: Koroth`,
    legal: ['P1 battles on Krios Suppression'],
    refused: [
      ['P1 battles on Excavation', 'B-20.3', 'no-adversary'],
      ['P1 battles on Evacuation', 'B-19.4', 'force-stopped'],
      ['P1 battles on First Contact', 'B-20.4', 'no-team-leader'],
      ['P1 battles on Survey Mission', 'B-20.13', 'federation-attack'],
      ['P1 battles on Hunt for DNA Program', 'B-19.14', 'force-unable'],
      ['P1 battles aboard Runabout', 'B-6.20', 'force-arrested'],
      ['P1 battles aboard U.S.S. Hood', 'B-20.3', 'no-force'],
      ['P1 battles aboard Gowron', 'B-20.3', 'no-battlefield'],
    ],
  },
  {
    about: 'stunning and wounding at exactly double STRENGTH',
    position: `
      turn 3: P1, orders
      P1 mission: Krios Suppression
      P1 planet: Kurn
      P2 planet: Alyssa Ogawa`,
    after: ['P1 battles on Krios Suppression'],
    legal: ['P1 stuns Alyssa Ogawa'],
    refused: [['P1 mortally wounds Alyssa Ogawa', 'B-20.38', 'not-double']],
  },
  {
    about: 'wounding by a hologram',
    position: `
      turn 3: P1, orders
      P1 mission: Krios Suppression
      P1 on Krios Suppression: Holo-Projectors
      P1 planet: Fek'lhr, Kurn
      P2 planet: Alyssa Ogawa
      chance: Fek'lhr, Kurn, Alyssa Ogawa`,
    after: ['P1 battles on Krios Suppression'],
    legal: ['P1 stuns Alyssa Ogawa'],
    refused: [
      ['P1 mortally wounds Alyssa Ogawa', 'B-27.9', 'hologram-wounds'],
      ['P1 stuns Kurn', 'B-20.37', 'not-adversaries'],
      ["P1 stuns Fek'lhr", 'B-20.38', 'not-stronger'],
    ],
  },
];
