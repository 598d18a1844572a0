# Both players seed at the same time: what one stacks is shown to nobody until the other is ready, too.

story OTF-1.3: Both players stack under the other's missions, and nothing lies there before both are ready
format otf
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer, Chalnoth
P2 seed deck: Nausicaans
then asked: P1 seed stacks
then asked: P2 seed stacks
P2 stacks Nausicaans under Excavation
then happened: P2 stacks ready
then under Excavation: nothing
then P1 does not see: Nausicaans
then asked: P1 seed stacks
P1 stacks Chalnoth, Archer under Investigate Massacre
then under Excavation: Nausicaans
then under Investigate Massacre: Chalnoth, Archer

story OTF-1.3: Own and shared missions have another step
format otf
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer
P2 seed deck: Nausicaans
P1 stacks Archer under Excavation → refused OTF-1.3
P1 stacks Archer under Evacuation → refused OTF-1.3
then under Excavation: nothing

story OTF-1.4: Under a shared mission the cards of both alternate, those of the lower card's owner first
format otf
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Chalnoth, Archer, Barclay's Protomorphosis Disease
P2 seed deck: Nausicaans
P1 stacks nothing
P2 stacks nothing
P2 stacks Nausicaans under Evacuation
P1 stacks:
  Chalnoth, Archer, Barclay's Protomorphosis Disease under Evacuation
then under Evacuation: Chalnoth, Nausicaans, Archer, Barclay's Protomorphosis Disease

story OTF-1.5: Under the own missions last, where it is met after everything else
format otf
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer
P2 seed deck: Nausicaans, Chalnoth
P1 stacks nothing
P2 stacks Nausicaans, Chalnoth under Excavation
P1 stacks nothing
P1 stacks Archer under Excavation
then under Excavation: Nausicaans, Chalnoth, Archer

story MOD-1.3: Both players stack under the other's missions, and nothing lies there before both are ready
format modern
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer, Chalnoth
P2 seed deck: Nausicaans
then asked: P1 seed stacks
then asked: P2 seed stacks
P2 stacks Nausicaans under Excavation
then happened: P2 stacks ready
then under Excavation: nothing
then P1 does not see: Nausicaans
then asked: P1 seed stacks
P1 stacks Chalnoth, Archer under Investigate Massacre
then under Excavation: Nausicaans
then under Investigate Massacre: Chalnoth, Archer

story MOD-1.3: Own and shared missions have another step
format modern
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer
P2 seed deck: Nausicaans
P1 stacks Archer under Excavation → refused MOD-1.3
P1 stacks Archer under Evacuation → refused MOD-1.3
then under Excavation: nothing

story MOD-1.4: Under a shared mission the cards of both alternate, those of the lower card's owner first
format modern
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Chalnoth, Archer, Barclay's Protomorphosis Disease
P2 seed deck: Nausicaans
P1 stacks nothing
P2 stacks nothing
P2 stacks Nausicaans under Evacuation
P1 stacks:
  Chalnoth, Archer, Barclay's Protomorphosis Disease under Evacuation
then under Evacuation: Chalnoth, Nausicaans, Archer, Barclay's Protomorphosis Disease

story MOD-1.5: Under the own missions last, where it is met after everything else
format modern
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer
P2 seed deck: Nausicaans, Chalnoth
P1 stacks nothing
P2 stacks Nausicaans, Chalnoth under Excavation
P1 stacks nothing
P1 stacks Archer under Excavation
then under Excavation: Nausicaans, Chalnoth, Archer

story BETA-1.3: Both players stack under the other's missions, and nothing lies there before both are ready
format otf-beta
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer, Chalnoth
P2 seed deck: Nausicaans
then asked: P1 seed stacks
then asked: P2 seed stacks
P2 stacks Nausicaans under Excavation
then happened: P2 stacks ready
then under Excavation: nothing
then P1 does not see: Nausicaans
then asked: P1 seed stacks
P1 stacks Chalnoth, Archer under Investigate Massacre
then under Excavation: Nausicaans
then under Investigate Massacre: Chalnoth, Archer

story BETA-1.3: Own and shared missions have another step
format otf-beta
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer
P2 seed deck: Nausicaans
P1 stacks Archer under Excavation → refused BETA-1.3
P1 stacks Archer under Evacuation → refused BETA-1.3
then under Excavation: nothing

story BETA-1.4: Under a shared mission the cards of both alternate, those of the lower card's owner first
format otf-beta
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Chalnoth, Archer, Barclay's Protomorphosis Disease
P2 seed deck: Nausicaans
P1 stacks nothing
P2 stacks nothing
P2 stacks Nausicaans under Evacuation
P1 stacks:
  Chalnoth, Archer, Barclay's Protomorphosis Disease under Evacuation
then under Evacuation: Chalnoth, Nausicaans, Archer, Barclay's Protomorphosis Disease

story BETA-1.5: Under the own missions last, where it is met after everything else
format otf-beta
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer
P2 seed deck: Nausicaans, Chalnoth
P1 stacks nothing
P2 stacks Nausicaans, Chalnoth under Excavation
P1 stacks nothing
P1 stacks Archer under Excavation
then under Excavation: Nausicaans, Chalnoth, Archer

story R4-3.1: Both players stack under the other's missions, and nothing lies there before both are ready
format rule-of-four
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer, Chalnoth
P2 seed deck: Nausicaans
then asked: P1 seed stacks
then asked: P2 seed stacks
P2 stacks Nausicaans under Excavation
then happened: P2 stacks ready
then under Excavation: nothing
then P1 does not see: Nausicaans
then asked: P1 seed stacks
P1 stacks Chalnoth, Archer under Investigate Massacre
then under Excavation: Nausicaans
then under Investigate Massacre: Chalnoth, Archer

story R4-3.1: Own and shared missions have another step
format rule-of-four
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer
P2 seed deck: Nausicaans
P1 stacks Archer under Excavation → refused R4-3.1
P1 stacks Archer under Evacuation → refused R4-3.1
then under Excavation: nothing

story R4-3.2: Under a shared mission the cards of both alternate, those of the lower card's owner first
format rule-of-four
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Chalnoth, Archer, Barclay's Protomorphosis Disease
P2 seed deck: Nausicaans
P1 stacks nothing
P2 stacks nothing
P2 stacks Nausicaans under Evacuation
P1 stacks:
  Chalnoth, Archer, Barclay's Protomorphosis Disease under Evacuation
then under Evacuation: Chalnoth, Nausicaans, Archer, Barclay's Protomorphosis Disease

story R4-3.3: Under the own missions last, where it is met after everything else
format rule-of-four
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 mission: Evacuation
P2 mission: Evacuation
P1 seed deck: Archer
P2 seed deck: Nausicaans, Chalnoth
P1 stacks nothing
P2 stacks Nausicaans, Chalnoth under Excavation
P1 stacks nothing
P1 stacks Archer under Excavation
then under Excavation: Nausicaans, Chalnoth, Archer

story BETA-1.7: Facilities are stacked, too, and announced when both are ready, the first player's first
format otf-beta
phase: facilities
P1 mission: Excavation
P2 mission: Investigate Massacre
P1 seed deck: Federation Outpost
P2 seed deck: Romulan Outpost
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
P2 stacks Romulan Outpost at Investigate Massacre
then space Investigate Massacre: nothing
P1 stacks Federation Outpost at Excavation
then happened:
  Federation Outpost facility seeded at Excavation
  Romulan Outpost facility seeded at Investigate Massacre

story BETA-1.7: The rules of facilities hold inside one choice: one copy of an outpost
format otf-beta
phase: facilities
P1 mission: Excavation
P1 mission: Evacuation
P1 seed deck: 2x Federation Outpost
P2 seed deck: Romulan Outpost
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
P1 stacks 2x Federation Outpost at Excavation → refused B-8.34
