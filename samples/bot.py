"""A player in fifty lines: sits down against the computer and plays a game, with nothing but Python 3.

    python3 samples/bot.py [http://localhost:4173]

All of the interface: http://localhost:4173/api
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:4173"


def ask(path, token=None, body=None):
    headers = {"content-type": "application/json", **({"authorization": "Bearer " + token} if token else {})}
    data = json.dumps(body).encode() if body else None
    return urllib.request.urlopen(urllib.request.Request(ADDRESS + path, data, headers))


def answer(decision):
    """Any option, and as few cards as it asks for; rather not the pass, or nothing ever happens."""
    active = [o for o in decision["options"] if o["do"] != "pass" or random.random() < 0.3]
    option = dict(random.choice(active or decision["options"]), decision=decision["id"], player=decision["player"])
    pick = option.pop("pick", None)
    option["cards"] = random.sample(pick["from"], max(pick["min"], min(1, pick["max"]))) if pick else []
    return dict(option, stacks=[]) if option["do"] == "seed stacks" else option


def decide(path, token, asked):
    """What the rules do not allow changes nothing: another answer is tried, to what is asked now."""
    while asked:
        try:
            ask(path + "/choices", token, {"choice": answer(asked)}).read()
            return
        except urllib.error.HTTPError as refused:
            if refused.code == 429:
                time.sleep(1)
            else:
                asked = json.load(refused).get("decision")


game = json.load(ask("/api/matches", None, {"name": "Sample", "format": "open"}))
for line in ask("/api/matches/%(match)s/stream" % game, game["token"]):
    update = json.loads(line) if line.strip() else {}
    if "over" in update:
        print(json.dumps(update["over"]))
        break
    decide("/api/matches/" + game["match"], game["token"], next(iter(update.get("decisions", [])), None))
