import re,json,sys
out=[];lang=key=None;n=0
for fn in ['a.txt','z.txt','t.txt']:
  for ln in open(fn,encoding='utf8'):
    ln=ln.rstrip('\n')
    if not ln.strip(): continue
    if ln.startswith('#'): _,key,lang=ln.split();n=0;continue
    tag,raw=ln.split(' ',1);n+=1
    exp=[]
    def r(m):
        k,v={'a':'amenity','c':'count','t':'time','d':'date','x':'distance','z':'size','p':'price','y':'year','l':'place','f':'certificate','w':'award','s':'superlative','g':'green','r':'stars'}[m[2][0]],{'':'supported','!':'contradicted','?':'unsupported'}[m[2][1:]]
        exp.append({"span":m[1],"kind":k,"verdict":v});return m[1]
    text=re.sub(r'\[([^\]|]+)\|([a-z][!?]?)\]',r,raw)
    assert '[' not in text and '|' not in text,text
    bad=[e for e in exp if e['verdict']!='supported']
    t=tag[0]; ev='papilles' if tag.endswith('@') else None
    assert (t=='P')==bool(bad) and (t=='N')==(not exp),ln
    for e in exp:
        if text.count(e['span'])>1: print('twice',lang,key,n,e['span'])
    out.append({"id":f"{lang}-{key}-{n:02d}","property":key,"event":ev,"language":lang,"text":text,"kind":(bad or exp or [{"kind":"none"}])[0]["kind"],"planted":t=='P',"expect":exp})
open('claims.jsonl','w',encoding='utf8').write(''.join(json.dumps(o,ensure_ascii=False)+'\n' for o in out))
